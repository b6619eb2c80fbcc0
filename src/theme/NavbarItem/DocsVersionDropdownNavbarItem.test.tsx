import {isValidElement, type ReactElement} from 'react';
import {expect, it, vi} from 'vitest';
import DocsVersionDropdownNavbarItem from './DocsVersionDropdownNavbarItem';

const save = vi.hoisted(() => vi.fn());
const versions = vi.hoisted(() => [
  {name: 'current', label: '4.0.311 (Next)', path: '/docs', mainDocId: 'start', docs: []},
  {name: '3.0', label: '3.0', path: '/docs/3.0', mainDocId: 'start', docs: []},
]);
vi.mock('./ChoiceNavbarItem', () => ({ChoiceNavbarItem: () => null}));
vi.mock('@docusaurus/router', () => ({
  useLocation: () => ({pathname: '/docs/spring', search: '?a', hash: '#b'}),
}));
vi.mock('@docusaurus/plugin-content-docs/client', () => ({
  useActiveDocContext: () => ({activeVersion: versions[0]}),
  useDocsPreferredVersion: () => ({savePreferredVersionName: save}),
  useDocsVersionCandidates: () => [versions[0]],
  useVersions: () => versions,
}));

interface Entry {
  label: string;
  to: string;
  onClick: () => void;
}

it('offers the versions, and keeps the one that is chosen', () => {
  const choice = DocsVersionDropdownNavbarItem({
    type: 'docsVersionDropdown',
    dropdownItemsBefore: [],
    dropdownItemsAfter: [],
  } as unknown as Parameters<typeof DocsVersionDropdownNavbarItem>[0]);
  if (!isValidElement(choice)) throw new Error('No element.');
  const {label, items} = (choice as ReactElement<{label: string; items: Entry[]}>).props;
  expect(label).toBe('4.0.311 (Next)');
  expect(items.map(({label: name, to}) => [name, to])).toEqual([
    ['4.0.311 (Next)', '/docs/spring?a#b'],
    ['3.0', '/docs/3.0?a#b'],
  ]);
  items[1]?.onClick();
  expect(save).toHaveBeenCalledExactlyOnceWith('3.0');
});
