import {renderToStaticMarkup} from 'react-dom/server';
import {MemoryRouter} from 'react-router-dom';
import {expect, it} from 'vitest';
import {matchRoutes, renderRoutes, replaceRoutes, type SiteRoute} from './route-config';

const page = (path: string, attributes = {}): SiteRoute => ({
  path,
  component: ({route}) => <b>{String((route as SiteRoute).path)}</b>,
  exact: true,
  ...attributes,
});
const frame = (path: string, routes: SiteRoute[]): SiteRoute => ({
  path,
  component: ({route}) => <i>{renderRoutes((route as SiteRoute).routes)}</i>,
  routes,
});
const site = (): SiteRoute[] => [
  page('/about/'),
  frame('/docs', [page('/docs/'), page('/docs/spring')]),
  {path: '*', component: () => <p>none</p>},
];
const paths = (routes: SiteRoute[], pathname: string) =>
  matchRoutes(routes, pathname).map(({route}) => route.path);

it('walks down to the page, whatever the case and with or without a slash at the end', () => {
  expect(paths(site(), '/docs/spring')).toEqual(['/docs', '/docs/spring']);
  expect(paths(site(), '/Docs/Spring/')).toEqual(['/docs', '/docs/spring']);
  expect(paths(site(), '/docs')).toEqual(['/docs', '/docs/']);
  expect(paths(site(), '/about')).toEqual(['/about/']);
});

it('stays in the branch whose page is missing, and knows unknown addresses', () => {
  expect(paths(site(), '/docs/nothing')).toEqual(['/docs']);
  expect(paths(site(), '/docstring')).toEqual(['*']);
});

it('finds the routes that have taken the place of others', () => {
  const routes = site();
  expect(paths(routes, '/blog')).toEqual(['*']);
  replaceRoutes(routes, [page('/blog'), ...site()]);
  expect(paths(routes, '/blog')).toEqual(['/blog']);
});

it('renders the page of the address within its frame', () => {
  const at = (address: string) =>
    renderToStaticMarkup(
      <MemoryRouter initialEntries={[address]}>{renderRoutes(site())}</MemoryRouter>,
    );
  expect(at('/docs/spring')).toBe('<i><b>/docs/spring</b></i>');
  expect(at('/nowhere')).toBe('<p>none</p>');
});

it('looks a page up instead of trying one after the other', () => {
  let compared = 0;
  const counted = (path: string): SiteRoute =>
    Object.defineProperty(page(path), 'path', {
      enumerable: true,
      get() {
        compared += 1;
        return path;
      },
    });
  const routes = Array.from({length: 1000}, (_, index) => counted(`/docs/${index}`));
  paths(routes, '/docs/500');
  compared = 0;
  expect(paths(routes, '/docs/999')).toEqual(['/docs/999']);
  expect(compared).toBeLessThan(10);
});
