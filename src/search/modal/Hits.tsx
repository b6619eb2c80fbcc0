import type {AutocompleteState} from '@algolia/autocomplete-core';
import {memo, useId} from 'react';
import {CloseIcon, StarIcon} from '../../ui/icons';
import {addFavorite, removeVisit} from '../history';
import type {Item} from './items';
import styles from './modal.module.css';
import {MarkedText, plain} from './Text';
import type {useAutocomplete} from './use-autocomplete';

type Autocomplete = ReturnType<typeof useAutocomplete>['autocomplete'];
type Collection = AutocompleteState<Item>['collections'][number];

interface HitsProps {
  collections: Collection[];
  /** Number of the item that Enter opens. */
  active: number | null;
  autocomplete: Autocomplete;
  /** Goes to a site path. */
  open(url: string): void;
}

/** The groups of hits or visits, each a listbox of its own. */
export function Hits({collections, active, autocomplete, open}: HitsProps) {
  return collections
    .filter(({items}) => items.length > 0)
    .map(({source, items}) => (
      <HitGroup
        key={source.sourceId}
        source={source}
        items={items}
        active={items.some((item) => item.__autocomplete_id === active) ? active : null}
        open={open}
        autocomplete={autocomplete}
      />
    ));
}

interface HitGroupProps extends Omit<HitsProps, 'collections'>, Collection {}

/** The state of the box changes several times for each key; the hits only once. */
const HitGroup = memo(function HitGroup({
  source,
  items,
  active,
  autocomplete,
  open,
}: HitGroupProps) {
  const label = useId();
  const visits = items.filter((item) => item.kind !== 'hit');
  return (
    <section className={`DocSearch-Hits ${styles.group}`}>
      <div id={label} className={`DocSearch-Hit-source ${styles.source}`}>
        {source.sourceId}
      </div>
      {/* biome-ignore lint/a11y/useAriaPropsSupportedByRole: the spread brings role=listbox */}
      <div {...autocomplete.getListProps({source})} aria-labelledby={label} className={styles.list}>
        {items.map((item) => (
          <Hit
            key={`${item.kind}${item.url}`}
            item={item}
            source={source}
            isActive={item.__autocomplete_id === active}
            autocomplete={autocomplete}
            open={open}
          />
        ))}
      </div>
      {visits.length > 0 ? (
        // Beside the list, not in it: an option must not hold other controls.
        <div className={styles.actions}>
          {visits.map((item) => (
            <VisitButtons key={item.url} item={item} changed={() => autocomplete.refresh()} />
          ))}
        </div>
      ) : null}
    </section>
  );
});

interface HitProps extends Pick<HitsProps, 'autocomplete' | 'open'> {
  item: Collection['items'][number];
  source: Collection['source'];
  isActive: boolean;
}

const Hit = memo(function Hit({item, source, isActive, autocomplete, open}: HitProps) {
  const {onClick, ...props} = autocomplete.getItemProps({item, source});
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: the spread brings role=option
    <a
      {...props}
      aria-selected={isActive}
      href={item.url}
      tabIndex={-1}
      className={`DocSearch-Hit ${styles.hit}`}
      data-kind={item.kind === 'hit' ? item.hit.kind : 'visit'}
      data-lead={(item.kind === 'hit' && item.isLead) || undefined}
      onClick={(event) => {
        // Clicks with a modifier are the browser's: a new tab, a download.
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        onClick(event);
        open(item.url);
      }}
    >
      <ItemText item={item} />
    </a>
  );
});

function ItemText({item}: {item: Item}) {
  if (item.kind !== 'hit') {
    const {visit} = item;
    return (
      <>
        <span className={styles.title}>{visit.heading || visit.title}</span>
        <span className={styles.path}>{visit.heading ? visit.title : visit.section}</span>
      </>
    );
  }
  const {hit, isLead} = item;
  const isPage = hit.kind === 'page';
  return (
    <>
      <span className={styles.title}>
        <MarkedText text={isPage ? hit.title : hit.heading} />
      </span>
      {isPage && hit.crumbs.length > 0 ? (
        <span className={styles.path}>{hit.crumbs.join(' › ')}</span>
      ) : null}
      {isLead ? <span className={styles.pageOf}>{plain(hit.title)}</span> : null}
      {hit.snippet.length > 0 ? (
        <span className={styles.snippet}>
          <MarkedText text={hit.snippet} />
        </span>
      ) : null}
    </>
  );
}

function VisitButtons({item, changed}: {item: Exclude<Item, {kind: 'hit'}>; changed(): void}) {
  const act = (action: () => void) => () => {
    action();
    changed();
  };
  const name = item.visit.heading || item.visit.title;
  return (
    <span>
      {item.kind === 'recent' ? (
        <button
          type="button"
          aria-label={`Keep ${name} as favorite`}
          onClick={act(() => addFavorite(item.visit))}
        >
          <StarIcon size={16} />
        </button>
      ) : null}
      <button
        type="button"
        aria-label={`Remove ${name} from the list`}
        onClick={act(() => removeVisit(item.kind, item.url))}
      >
        <CloseIcon size={16} />
      </button>
    </span>
  );
}
