import type {ReactNode} from 'react';
import {encodeText} from '../../../shared/encode';
import {Button, ButtonLink} from '../Button';
import styles from './nothing-found.module.css';

/**
 * The title of an empty list, which quotes what was looked for.
 *
 * @param things What is listed, in the singular.
 */
export const nothingTitle = (thing: string, query: string): string =>
  query.trim() === '' ? `No ${thing} has all of that` : `No ${thing} matches “${query.trim()}”`;

interface NothingFoundProps {
  /** Where no bar above the list says it: its title. */
  title?: string;
  /** One sentence: what may help here. Where it is left out, it follows from what was asked for. */
  hint?: ReactNode;
  /** The words that were looked for; a search of all pages is offered for them. */
  query?: string;
  /** Whether something else was asked for, too. */
  isFiltered?: boolean;
  /** What can be given up alone: its name, how many there are without it, and what gives it up. */
  releases?: {name: string; count: number; onRelease: () => void}[];
  /** Gives up what was asked for, where there is a whole list to go back to. */
  onClear?: () => void;
  /** Called when the reader goes on to the search of all pages. */
  onFollow?: (() => void) | undefined;
  /** Further ways to go on, beside the search. */
  ways?: ReactNode;
  /** What is said above the things to go on with. */
  instead?: string;
  /** Up to three things to go on with, as the list shows them. */
  children?: ReactNode;
}

/** What there is in place of a list in which nothing was found; the status above it says so, and quotes the query. */
export function NothingFound({
  title,
  hint,
  query = '',
  isFiltered = false,
  releases = [],
  onClear,
  onFollow,
  ways,
  instead = 'Or begin with one of these',
  children,
}: NothingFoundProps) {
  const words = query.trim();
  const helps = words === '' ? 'Give up one of the filters.' : 'Use fewer or other words.';
  const both = 'Use fewer words, or give up a filter.';
  return (
    <>
      <div className={styles.nothing} data-no-print>
        {title && <p className={styles.title}>{title}</p>}
        <p className={styles.hint}>{hint ?? (isFiltered && words !== '' ? both : helps)}</p>
        <p className={styles.ways}>
          {releases.map(({name, count, onRelease}) => (
            <Button key={name} look="plain" onClick={onRelease}>
              Without “{name}” <small>{count}</small>
            </Button>
          ))}
          {onClear && (
            <Button look="plain" onClick={onClear}>
              Show all
            </Button>
          )}
          {words !== '' && (
            <ButtonLink
              look="plain"
              to={`/search?q=${encodeText(words)}`}
              onClick={onFollow}
              data-noBrokenLinkCheck
            >
              Search the docs
            </ButtonLink>
          )}
          {ways}
        </p>
        {children && <h2 className={styles.instead}>{instead}</h2>}
      </div>
      {children}
    </>
  );
}
