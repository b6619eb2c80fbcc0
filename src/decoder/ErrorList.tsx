import Link from '@docusaurus/Link';
import {useDeferredValue, useRef, useState} from 'react';
import {ERROR_PLACES, type ErrorPlace} from '../../shared/error-entry';
import {useMedia} from '../shell/use-media';
import {Chips} from '../ui/Chips';
import chips from '../ui/chips.module.css';
import {FilterBar} from '../ui/filter-bar/FilterBar';
import {Marked} from '../ui/Marked';
import {NothingFound, nothingTitle} from '../ui/nothing-found/NothingFound';
import styles from './list.module.css';

/** An entry as the index shows it. */
export interface ErrorRow {
  slug: string;
  title: string;
  where: ErrorPlace[];
  /** Programs and packages that say it; the filter looks there, too. */
  thrown: string[];
}

const places = Object.entries(ERROR_PLACES) as [ErrorPlace, string][];

/** All words of a filter are in a row's title or origin, in any order. */
function fits({title, thrown}: ErrorRow, words: readonly string[]): boolean {
  const text = `${title} ${thrown.join(' ')}`.toLowerCase();
  return words.every((word) => text.includes(word));
}

/** So many entries are offered where none has all words. */
const PROPOSED = 3;
/** Shorter words are in titles about anything. */
const SHORTEST = 4;

/** The entries that have most of the words. */
function nearest(rows: readonly ErrorRow[], words: readonly string[]): ErrorRow[] {
  const telling = words.filter(({length}) => length >= SHORTEST);
  const count = (row: ErrorRow) => telling.filter((word) => fits(row, [word])).length;
  return rows
    .filter((row) => count(row) > 0)
    .sort((a, b) => count(b) - count(a))
    .slice(0, PROPOSED);
}

/** The letter that a title is listed under; quotes and brackets before it don't count. */
const letterOf = ({title}: ErrorRow) => /[a-z]/i.exec(title)?.[0].toUpperCase() ?? '';

/**
 * All entries, each once, under the first place where it appears. Without scripts the filter is
 * missing and the list is whole.
 */
export function ErrorList({rows, headings = 'h2'}: {rows: ErrorRow[]; headings?: 'h2' | 'h3'}) {
  const [filter, setFilter] = useState('');
  const [place, setPlace] = useState<string | null>(null);
  const box = useRef<HTMLDivElement>(null);
  const words = useDeferredValue(filter).toLowerCase().split(/\s+/).filter(Boolean);
  const fitting = rows.filter((row) => fits(row, words));
  const isAt = (row: ErrorRow, key: string) => row.where.some((where) => where === key);
  const shown = place === null ? fitting : fitting.filter((row) => isAt(row, place));
  const near = shown.length === 0 ? nearest(rows, words) : [];
  // The bar stays in sight of a long list: what it leaves begins below it, not far above.
  const fromTheTop = () => {
    if (box.current && box.current.getBoundingClientRect().top < 0) box.current.scrollIntoView();
  };
  return (
    <div ref={box}>
      <div className={styles.filter} data-sticks>
        <FilterBar
          things="entries"
          shown={shown.length}
          all={rows.length}
          nothing={nothingTitle('entry', filter)}
          words={{
            label: 'Filter messages',
            value: filter,
            placeholder: 'durationInFrames, AWS, Player',
            onChange: (text) => {
              setFilter(text);
              fromTheTop();
            },
          }}
        >
          <fieldset className={`${chips.row} ${styles.places}`}>
            <legend className="visually-hidden">Where</legend>
            <Chips
              options={places.map(([key, label]) => [
                key,
                label,
                fitting.filter((row) => isAt(row, key)).length,
              ])}
              value={place}
              onChange={(chosen) => {
                setPlace(chosen);
                fromTheTop();
              }}
            />
          </fieldset>
        </FilterBar>
      </div>
      {places.map(([key, label]) => (
        <Group
          key={key}
          id={key}
          label={label}
          heading={headings}
          isChosen={place !== null || words.length > 0}
          rows={shown.filter((row) => (place ?? row.where[0]) === key)}
        />
      ))}
      {shown.length === 0 && (
        <NothingFound
          query={filter}
          hint="Use fewer words, or paste the message into the decoder: it finds whole ones."
          instead="Entries with some of the words"
          onClear={() => {
            setFilter('');
            setPlace(null);
          }}
        >
          {near.length > 0 && (
            <div className={styles.letters}>
              <ul className={styles.names}>
                {near.map((row) => (
                  <Row key={row.slug} row={row} />
                ))}
              </ul>
            </div>
          )}
        </NothingFound>
      )}
    </div>
  );
}

/** An entry: its message, and what says it. */
const Row = ({row: {slug, title, thrown}}: {row: ErrorRow}) => (
  <li>
    <Link to={`/docs/errors/${slug}`}>
      <Marked text={title} />
    </Link>
    <span>{[...new Set(thrown.map((name) => name.replace(/#.*/, '')))].join(', ')}</span>
  </li>
);

interface GroupProps {
  id: string;
  label: string;
  heading: 'h2' | 'h3';
  /** The reader has asked for these rows. */
  isChosen: boolean;
  rows: ErrorRow[];
}

/** The width to which hundreds of rows are too long to scroll past (src/decoder/list.module.css). */
const NARROW = '(max-width: 48rem)';

/** The entries of a place; on a phone they unfold below its name. */
function Group({id, label, heading: Heading, isChosen, rows}: GroupProps) {
  const [isUnfolded, setUnfolded] = useState(false);
  const canFold = useMedia(NARROW) && !isChosen;
  if (rows.length === 0) return null;
  return (
    <section
      aria-labelledby={`where-${id}`}
      className={styles.group}
      data-open={isUnfolded || isChosen || undefined}
    >
      <Heading id={`where-${id}`}>
        {canFold ? (
          <button
            type="button"
            className="unfold"
            aria-expanded={isUnfolded}
            aria-controls={`list-${id}`}
            onClick={() => setUnfolded(!isUnfolded)}
          >
            {label}
          </button>
        ) : (
          label
        )}
      </Heading>
      <div id={`list-${id}`} className={styles.letters}>
        {[...new Set(rows.map(letterOf))].map((letter) => (
          <ul key={letter} className={styles.names} data-letter={letter}>
            {rows
              .filter((row) => letterOf(row) === letter)
              .map((row) => (
                <Row key={row.slug} row={row} />
              ))}
          </ul>
        ))}
      </div>
    </section>
  );
}
