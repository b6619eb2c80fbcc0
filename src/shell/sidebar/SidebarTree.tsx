import Link from '@docusaurus/Link';
import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import {isActiveSidebarItem} from '@docusaurus/plugin-content-docs/client';
import {useDeferredValue, useMemo, useState} from 'react';
import {encodeText} from '../../../shared/encode';
import {FilterBox} from './FilterBox';
import {filterItems} from './filter-items';
import {SidebarItem, SidebarItems} from './SidebarItem';
import styles from './styles.module.css';

interface Props {
  items: readonly PropSidebarItem[];
  /** Path of the page. */
  path: string;
  /** Called when a link of the tree is followed. */
  onNavigate?: () => void;
}

function Matches({
  query,
  matches,
  path,
  onNavigate,
}: {
  query: string;
  matches: ReturnType<typeof filterItems>;
  path: string;
  onNavigate?: () => void;
}) {
  if (matches.length === 0) {
    return (
      <p className={styles.empty}>
        No page of this section matches “{query}”.{' '}
        <Link to={`/search?q=${encodeText(query)}`} data-noBrokenLinkCheck>
          Search all pages
        </Link>
      </p>
    );
  }
  return (
    <ul className={styles.list}>
      {matches.map(({item, trail}) => (
        <SidebarItem
          key={item.href + trail}
          item={item}
          trail={trail}
          path={path}
          onNavigate={onNavigate}
        />
      ))}
    </ul>
  );
}

/** The tree of a docs sidebar with a box that filters it. Only open branches are in the document. */
export function SidebarTree({items, path: page, onNavigate}: Props) {
  // A page of a folder isn't listed: the folder's index, which is, represents it.
  const isListed = items.some((item) => isActiveSidebarItem(item, page));
  const path = isListed ? page : page.replace(/[^/]+\/?$/, '');
  const isWithin = !isListed;
  const [query, setQuery] = useState('');
  const deferred = useDeferredValue(query);
  const matches = useMemo(() => filterItems(items, deferred), [items, deferred]);
  return (
    <>
      <FilterBox value={query} onChange={setQuery} count={deferred ? matches.length : undefined} />
      {deferred ? (
        <Matches query={deferred.trim()} matches={matches} path={path} onNavigate={onNavigate} />
      ) : (
        <ul className={styles.list} data-sidebar-list="">
          <SidebarItems items={items} path={path} isWithin={isWithin} onNavigate={onNavigate} />
        </ul>
      )}
    </>
  );
}
