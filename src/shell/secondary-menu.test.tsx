import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it, vi} from 'vitest';
import {
  NavbarSecondaryMenuContentProvider,
  NavbarSecondaryMenuFiller,
  useNavbarSecondaryMenuContent,
} from './secondary-menu';

const Nothing = () => null;
const Reader = () => (
  <b>{useNavbarSecondaryMenuContent().component === null ? 'nothing yet' : 'filled'}</b>
);

it('compares no names by language, for which a browser would load its tables', () => {
  const compare = vi.spyOn(String.prototype, 'localeCompare');
  const html = renderToStaticMarkup(
    <NavbarSecondaryMenuContentProvider>
      <NavbarSecondaryMenuFiller component={Nothing} props={{sidebar: [], path: '/docs'}} />
      <Reader />
    </NavbarSecondaryMenuContentProvider>,
  );
  expect(html).toBe('<b>nothing yet</b>');
  expect(compare).not.toHaveBeenCalled();
});

it('says what is missing outside the layout', () => {
  expect(() => renderToStaticMarkup(<Reader />)).toThrow('needs the layout');
});
