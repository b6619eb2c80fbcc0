import {describe, expect, it} from 'vitest';
import {checkNavigation} from './check-navigation.ts';

const instances = new Map([
  ['default', {docs: ['api', 'spring', 'easing'], sidebars: ['mainSidebar', 'apiSidebar']}],
  ['recorder', {docs: ['start'], sidebars: ['recorderSidebar']}],
]);

const check = (item: object) =>
  checkNavigation([item], instances, {
    file: 'navigation.ts',
    text: `items: [\n  ${Object.entries(item)
      .map(([name, value]) => `${name}: '${String(value)}'`)
      .join(', ')}\n]`,
  }).map(({line, column, message, hint}) => `${line}:${column} ${message} ${hint}`);

describe('checkNavigation', () => {
  it('lists the ids that there are, the nearest first', () => {
    expect(check({docId: 'sprng'})).toEqual([
      `2:3 An item of the navbar names the docId "sprng", which isn't there. Available: spring, api, easing.`,
    ]);
    expect(check({sidebarId: 'apiSideber'})).toEqual([
      `2:3 An item of the navbar names the sidebarId "apiSideber", which isn't there. Available: apiSidebar, mainSidebar.`,
    ]);
    expect(check({docsPluginId: 'recoder', docId: 'start'})).toEqual([
      `2:3 An item of the navbar names the docsPluginId "recoder", which isn't there. Available: recorder, default.`,
    ]);
  });

  it('looks into menus', () => {
    expect(check({label: 'More', items: [{label: 'X', docId: 'nope'}]})).toHaveLength(1);
  });

  it('has nothing to say of what exists, or names nothing', () => {
    expect(check({docId: 'spring', sidebarId: 'mainSidebar'})).toEqual([]);
    expect(check({docsPluginId: 'recorder', docId: 'start'})).toEqual([]);
    expect(check({to: '/about/'})).toEqual([]);
  });
});
