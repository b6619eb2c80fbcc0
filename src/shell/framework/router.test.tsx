import {renderToStaticMarkup} from 'react-dom/server';
import {describe, expect, it} from 'vitest';
import {Link, type LinkProps, NavLink, StaticRouter} from './router';

const at = (location: string, link: React.ReactNode) =>
  renderToStaticMarkup(<StaticRouter location={location}>{link}</StaticRouter>);
const linkAt = (location: string, to: LinkProps['to']) => at(location, <Link to={to}>x</Link>);

describe('Link', () => {
  it('leaves absolute addresses as they are written', () => {
    expect(linkAt('/docs/spring', '/docs/api?a=b#c')).toBe('<a href="/docs/api?a=b#c">x</a>');
  });

  it('reads others from the page that is shown', () => {
    expect(linkAt('/docs/spring', 'easing')).toBe('<a href="/docs/easing">x</a>');
    expect(linkAt('/docs/spring', {hash: '#config'})).toBe('<a href="/docs/spring#config">x</a>');
    expect(linkAt('/docs/spring', ({pathname}) => `${pathname}/more`)).toBe(
      '<a href="/docs/spring/more">x</a>',
    );
  });
});

describe('NavLink', () => {
  it('tells that it leads to the page, or above it', () => {
    const link = (
      <NavLink to="/docs" className="item" activeClassName="on">
        x
      </NavLink>
    );
    expect(at('/docs/spring', link)).toContain('class="item on" aria-current="page"');
    expect(at('/blog', link)).toBe('<a class="item" href="/docs">x</a>');
  });
});
