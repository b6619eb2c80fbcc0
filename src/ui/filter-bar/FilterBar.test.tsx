import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it} from 'vitest';
import {FilterBar} from './FilterBar';

it.each([
  [20, '20 templates'],
  [4, '4 of 20 templates'],
  [0, 'Nothing fits.'],
])('with %i of 20 shown, it says “%s”', (shown, said) => {
  const bar = <FilterBar things="templates" shown={shown} all={20} nothing="Nothing fits." />;
  expect(renderToStaticMarkup(bar)).toContain(`role="status">${said}</p>`);
});
