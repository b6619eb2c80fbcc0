import {describe, expect, it} from 'vitest';
import {PREVIEW_ORIGIN} from '../../../shared/preview';
import {mergeHead, printTag, printTitle} from './head-tags';
import {createLocation, createPath} from './history';
import {matchPath} from './match';
import {matchRoutes, type SiteRoute} from './route-config';

const Nothing = () => null;
const leaf = (path: string, attributes = {}): SiteRoute => ({
  path,
  component: Nothing,
  exact: true,
  ...attributes,
});

describe('matchPath', () => {
  it('ignores case and the slash at the end', () => {
    expect(matchPath('/docs/spring/', {path: '/docs/spring', exact: true})).toMatchObject({
      isExact: true,
    });
    expect(matchPath('/Docs/Spring', {path: '/docs/spring/', exact: true})).not.toBeNull();
  });

  it('matches whole segments only when not exact', () => {
    expect(matchPath('/docs/spring', {path: '/docs'})).toMatchObject({isExact: false});
    expect(matchPath('/docstring', {path: '/docs'})).toBeNull();
    expect(matchPath('/docs/spring', {path: '/docs', exact: true})).toBeNull();
  });

  it('takes everything for *', () => {
    expect(matchPath('/nowhere', '*')).not.toBeNull();
  });
});

describe('matchRoutes', () => {
  const routes: SiteRoute[] = [
    leaf('/about/'),
    {path: '/docs', component: Nothing, routes: [leaf('/docs/'), leaf('/docs/spring')]},
    {path: '*', component: Nothing},
  ];
  const paths = (pathname: string) => matchRoutes(routes, pathname).map(({route}) => route.path);

  it('walks down to the page', () => {
    expect(paths('/docs/spring')).toEqual(['/docs', '/docs/spring']);
    expect(paths('/docs')).toEqual(['/docs', '/docs/']);
    expect(paths('/about')).toEqual(['/about/']);
  });

  it('stays in the branch whose page is missing, and knows unknown addresses', () => {
    expect(paths('/docs/nothing')).toEqual(['/docs']);
    expect(paths('/nothing')).toEqual(['*']);
  });
});

describe('createLocation', () => {
  const here = {pathname: '/docs/a b', search: '?q', hash: '#h'};

  it('reads absolute and relative addresses', () => {
    expect(createLocation('/x?y=1#z', undefined, here)).toMatchObject({
      pathname: '/x',
      search: '?y=1',
      hash: '#z',
    });
    expect(createPath(createLocation('#z', undefined, here))).toBe('/docs/a b?q#z');
    expect(createPath(createLocation('other', undefined, here))).toBe('/docs/other');
    expect(createPath(createLocation({search: '?n'}, undefined, here))).toBe('/docs/a b?n');
  });

  it('keeps what is no well-formed address', () => {
    expect(createLocation('/%E0%A4%A', undefined, here).pathname).toBe('/%E0%A4%A');
  });
});

describe('mergeHead', () => {
  it('lets later places replace the same tag, and keeps two of one place', () => {
    const state = mergeHead([
      [<title key="t">A</title>, <meta key="m" name="robots" content="all" />],
      [
        <title key="t">B &amp; C</title>,
        <meta key="m" name="robots" content="noindex" />,
        <link key="1" rel="alternate" href="/x" hrefLang="en" />,
        <link key="2" rel="alternate" href="/x" hrefLang="x-default" />,
      ],
    ]);
    expect(printTitle(state.title)).toBe('<title data-rh="true">B &amp; C</title>');
    expect(state.tags.map(printTag)).toEqual([
      '<meta data-rh="true" name="robots" content="noindex">',
      '<link data-rh="true" rel="alternate" href="/x" hreflang="en">',
      '<link data-rh="true" rel="alternate" href="/x" hreflang="x-default">',
    ]);
  });

  it('leaves out the address that a preview has given itself', () => {
    const state = mergeHead([
      [
        <link key="1" rel="canonical" href={`${PREVIEW_ORIGIN}/docs/spring`} />,
        <link key="2" rel="alternate" href="https://docs.example.com/docs/spring" />,
      ],
    ]);
    expect(state.tags.map(printTag)).toEqual([
      '<link data-rh="true" rel="canonical" href="/docs/spring">',
      '<link data-rh="true" rel="alternate" href="https://docs.example.com/docs/spring">',
    ]);
  });

  it('merges attributes of the root elements and escapes values', () => {
    const state = mergeHead([
      <html key="a" lang="en" className="one" data-has-hydrated={false} />,
      <html key="b" lang="en" className="two" />,
      <meta key="c" name="description" content={'"<b>"'} />,
    ]);
    expect(state.html).toEqual({lang: 'en', class: 'two', 'data-has-hydrated': 'false'});
    expect(printTag(state.tags[0] as never)).toContain('content="&quot;&lt;b&gt;&quot;"');
  });
});
