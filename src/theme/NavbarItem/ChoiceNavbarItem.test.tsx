import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it, vi} from 'vitest';
import {ChoiceNavbarItem} from './ChoiceNavbarItem';

vi.mock('@theme/NavbarItem/DropdownNavbarItem', () => ({
  default: ({label, items}: {label: string; items: {label: string}[]}) => (
    <button type="button" data-entries={items.map((item) => item.label).join()}>
      {label}
    </button>
  ),
}));

const ONE = [{label: '4.0.311', to: '/docs/'}];
const TWO = [...ONE, {label: '5.0.0', to: '/docs/next/'}];

const shown = (items: typeof ONE, mobile: boolean) =>
  renderToStaticMarkup(
    <ChoiceNavbarItem of="Version" label="4.0.311" items={items} mobile={mobile} />,
  );

it.each([
  [true, 'in the menu of narrow screens'],
  [false, 'in the bar'],
])('a single entry is text, and says of what (%s: %s)', (mobile) => {
  const html = shown(ONE, mobile);
  expect(html.replace(/<[^>]+>/g, '')).toBe('Version: 4.0.311');
  expect(html).not.toMatch(/<(?:button|a|svg)\b/);
});

it('two entries are a menu, named after the one that holds', () => {
  expect(shown(TWO, false)).toBe(
    '<button type="button" data-entries="4.0.311,5.0.0">4.0.311</button>',
  );
  expect(shown(TWO, true)).toContain('>Version: 4.0.311</button>');
});
