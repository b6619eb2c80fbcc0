import Link from '@docusaurus/Link';
import {useDeferredValue, useId, useState} from 'react';
import {ERROR_PLACES, type ErrorPlace} from '../../shared/error-entry';
import {Marked} from '../ui/Marked';
import {NothingFound} from '../ui/nothing-found/NothingFound';
import {SearchField} from '../ui/search-field/SearchField';
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

/** The letter that a title is listed under; quotes and brackets before it don't count. */
const letterOf = ({title}: ErrorRow) => /[a-z]/i.exec(title)?.[0].toUpperCase() ?? '';

/**
 * All entries, each once, under the first place where it appears. Without scripts the filter is
 * missing and the list is whole.
 */
export function ErrorList({rows, headings = 'h2'}: {rows: ErrorRow[]; headings?: 'h2' | 'h3'}) {
  const [filter, setFilter] = useState('');
  const [place, setPlace] = useState<ErrorPlace | ''>('');
  const id = useId();
  const words = useDeferredValue(filter).toLowerCase().split(/\s+/).filter(Boolean);
  const shown = rows.filter(
    (row) => (place === '' || row.where.includes(place)) && fits(row, words),
  );
  return (
    <div>
      <search className={styles.filter}>
        <label htmlFor={`${id}words`}>Filter messages</label>
        <SearchField
          id={`${id}words`}
          value={filter}
          autoComplete="off"
          spellCheck={false}
          placeholder="durationInFrames, AWS, Player"
          onChange={setFilter}
        />
        <label htmlFor={`${id}place`}>Where</label>
        <select
          id={`${id}place`}
          value={place}
          onChange={(event) =>
            setPlace(places.find(([key]) => key === event.target.value)?.[0] ?? '')
          }
        >
          <option value="">Everywhere</option>
          {places.map(([key, label]) => (
            <option key={key} value={key}>
              {label}
            </option>
          ))}
        </select>
        <p role="status">
          {shown.length} of {rows.length}
        </p>
      </search>
      {places.map(([key, label]) => (
        <Group
          key={key}
          id={key}
          label={label}
          heading={headings}
          rows={shown.filter((row) => (place === '' ? row.where[0] === key : place === key))}
        />
      ))}
      {shown.length === 0 && (
        <>
          <p>No entry has these words. The decoder finds whole messages.</p>
          <NothingFound
            query={filter}
            onClear={() => {
              setFilter('');
              setPlace('');
            }}
          />
        </>
      )}
    </div>
  );
}

interface GroupProps {
  id: string;
  label: string;
  heading: 'h2' | 'h3';
  rows: ErrorRow[];
}

function Group({id, label, heading: Heading, rows}: GroupProps) {
  if (rows.length === 0) return null;
  return (
    <section aria-labelledby={`where-${id}`}>
      <Heading id={`where-${id}`} className={styles.place} data-count={rows.length}>
        {label}
      </Heading>
      <div className={styles.letters}>
        {[...new Set(rows.map(letterOf))].map((letter) => (
          <ul key={letter} className={styles.names} data-letter={letter}>
            {rows
              .filter((row) => letterOf(row) === letter)
              .map(({slug, title, thrown}) => (
                <li key={slug}>
                  <Link to={`/docs/errors/${slug}`}>
                    <Marked text={title} />
                  </Link>
                  <span>
                    {[...new Set(thrown.map((name) => name.replace(/#.*/, '')))].join(', ')}
                  </span>
                </li>
              ))}
          </ul>
        ))}
      </div>
    </section>
  );
}
