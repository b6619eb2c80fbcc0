import type {AutocompleteState} from '@algolia/autocomplete-core';
import {memo, useId} from 'react';
import {search} from '../../../config/search';
import {kindName} from '../../../shared/search-index';
import {CloseIcon, StarIcon} from '../../ui/icons';
import type {Place, SearchHit} from '../engine/engine';
import {addFavorite, removeVisit, type Visit} from '../history';
import type {Item} from './items';
import styles from './modal.module.css';
import type {SearchList} from './search-list';
import {MarkedName, MarkedText} from './Text';

type Autocomplete = SearchList['autocomplete'];
type Collection = AutocompleteState<Item>['collections'][number];

interface HitsProps {
  collections: Collection[];
  /** Number of the item that Enter opens. */
  active: number | null;
  autocomplete: Autocomplete;
  /** Goes to a site path. */
  open(url: string): void;
  /** Lists the other places of a page, or takes them away. */
  toggle(url: string, isOpen: boolean): void;
}

/** The groups of hits or visits, each a listbox of its own. */
export function Hits({collections, active, autocomplete, open, toggle}: HitsProps) {
  return collections
    .filter(({items}) => items.length > 0)
    .map(({source, items}) => (
      <HitGroup
        key={source.sourceId}
        source={source}
        items={items}
        active={items.some((item) => item.__autocomplete_id === active) ? active : null}
        open={open}
        toggle={toggle}
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
  toggle,
}: HitGroupProps) {
  const label = useId();
  const changed = () => {
    autocomplete.refresh();
    // The pressed button is gone: the keys must not be, too.
    document.querySelector<HTMLInputElement>('dialog[open] [role="combobox"]')?.focus();
  };
  const visits = items.flatMap((item) =>
    item.kind === 'recent' || item.kind === 'favorites' ? [item] : [],
  );
  return (
    <section className={`DocSearch-Hits ${styles.group}`}>
      <div
        id={label}
        className={`DocSearch-Hit-source ${visits.length > 0 ? styles.source : 'visually-hidden'}`}
      >
        {source.sourceId}
      </div>
      {/* biome-ignore lint/a11y/useAriaPropsSupportedByRole: the spread brings role=listbox */}
      <div {...autocomplete.getListProps({source})} aria-labelledby={label}>
        {items.map((item) => (
          <Hit
            key={`${item.kind}${item.url}`}
            item={item}
            source={source}
            isActive={item.__autocomplete_id === active}
            autocomplete={autocomplete}
            open={open}
            toggle={toggle}
          />
        ))}
      </div>
      {visits.length > 0 ? (
        // Next to the list, not in it: an option must not contain other controls.
        <div className={styles.actions}>
          {visits.map((item) => (
            <VisitButtons key={item.url} item={item} changed={changed} />
          ))}
        </div>
      ) : null}
    </section>
  );
});

interface HitProps extends Pick<HitsProps, 'autocomplete' | 'open' | 'toggle'> {
  item: Collection['items'][number];
  source: Collection['source'];
  isActive: boolean;
}

const Hit = memo(function Hit({item, source, isActive, autocomplete, open, toggle}: HitProps) {
  const {onClick, ...props} = autocomplete.getItemProps({item, source});
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: the spread brings role=option
    <a
      {...props}
      aria-selected={isActive}
      href={item.url}
      tabIndex={-1}
      className={`DocSearch-Hit ${styles.hit}`}
      data-kind={item.kind}
      onClick={(event) => {
        // Clicks with a modifier are the browser's: a new tab, a download.
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        onClick(event);
        open(item.url);
      }}
    >
      {item.kind === 'explain' ? (
        <ExplainLine />
      ) : item.kind === 'hit' ? (
        <PageLine hit={item.hit} isOpen={item.isOpen} toggle={toggle} />
      ) : item.kind === 'place' ? (
        <PlaceLine place={item.place} />
      ) : (
        <VisitLine visit={item.visit} />
      )}
    </a>
  );
});

/** The offer to explain what was typed, if it looks like a message. */
function ExplainLine() {
  return (
    <>
      <span className={styles.title}>{search.texts.explain}</span>
      <span className={styles.path}>Cause and fix from the error reference</span>
    </>
  );
}

function VisitLine({visit}: {visit: Visit}) {
  return (
    <>
      <span className={styles.title}>
        <MarkedName text={[[visit.heading || visit.title, false]]} />
      </span>
      <span className={styles.path}>{visit.heading ? visit.title : visit.section}</span>
    </>
  );
}

/** Another place of a page, below its line. */
function PlaceLine({place}: {place: Place}) {
  return (
    <>
      <span className={styles.place}>
        {place.heading.length > 0 ? <MarkedName text={place.heading} /> : 'From the beginning'}
      </span>
      <span className={styles.snippet}>
        <MarkedText text={place.snippet} />
      </span>
    </>
  );
}

interface PageLineProps {
  hit: SearchHit;
  isOpen: boolean;
  toggle: HitsProps['toggle'];
}

/** The still of a recipe, which is called as its page is: what is chosen by its look is seen. */
const stillOf = (url: string): string | undefined => {
  const id = /^\/docs\/recipes\/([a-z0-9-]+)/.exec(url)?.[1];
  return id && `/demos/${id}.webp`;
};

/** A page with its best place, and why it was found where neither says it. */
function PageLine({hit, isOpen, toggle}: PageLineProps) {
  const {title, heading, section, crumbs, snippet, also, more, url} = hit;
  const kind = kindName({path: url, section});
  const crumb = crumbs.at(-1);
  const still = stillOf(url);
  return (
    <>
      {still ? (
        <img
          className={styles.still}
          src={still}
          alt=""
          width={72}
          height={41}
          loading="lazy"
          decoding="async"
        />
      ) : null}
      <span className={styles.title}>
        <MarkedName text={title} />
        {heading.length > 0 ? (
          <span className={styles.heading}>
            <span aria-hidden="true"> › </span>
            <MarkedName text={heading} />
          </span>
        ) : null}
        {more.length > 0 ? (
          // biome-ignore lint/a11y/useKeyWithClickEvents: its key is the right arrow, in the input
          // biome-ignore lint/a11y/noStaticElementInteractions: an option must not contain a button
          <span
            className={styles.more}
            data-open={isOpen || undefined}
            title={isOpen ? 'Fewer places (←)' : 'More places on this page (→)'}
            onClick={(event) => {
              event.preventDefault();
              event.stopPropagation();
              toggle(url, !isOpen);
            }}
          >
            {isOpen ? 'Fewer' : `${more.length} more`}
          </span>
        ) : null}
      </span>
      <span className={styles.path}>
        {crumb && crumb !== kind ? <span className={styles.crumbs}>{crumb}</span> : null}
        <span className={styles.kind} data-section={section}>
          {kind}
        </span>
      </span>
      {snippet.length > 0 ? (
        <span className={styles.snippet}>
          <MarkedText text={snippet} />
        </span>
      ) : null}
      {also.length > 0 ? (
        <span className={styles.also}>
          also: “<MarkedText text={also} />”
        </span>
      ) : null}
    </>
  );
}

type VisitItem = Extract<Item, {visit: Visit}>;

function VisitButtons({item, changed}: {item: VisitItem; changed(): void}) {
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
          className="icon-button"
          aria-label={`Keep ${name} as favorite`}
          onClick={act(() => addFavorite(item.visit))}
        >
          <StarIcon size={16} />
        </button>
      ) : null}
      <button
        type="button"
        className="icon-button"
        aria-label={`Remove ${name} from the list`}
        onClick={act(() => removeVisit(item.kind, item.url))}
      >
        <CloseIcon size={16} />
      </button>
    </span>
  );
}
