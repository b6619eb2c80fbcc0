import Link from '@docusaurus/Link';
import Layout from '@theme/Layout';
import {useDeferredValue, useId, useMemo, useState} from 'react';
import {lettersAndDigits} from '../../shared/letters-and-digits';
import {fetchJson} from '../outside/fetch-json';
import chips from '../ui/chips.module.css';
import {Marked} from '../ui/Marked';
import {NothingFound, nothingTitle} from '../ui/nothing-found/NothingFound';
import {SearchField} from '../ui/search-field/SearchField';
import styles from './a-z.module.css';
import {type AzData, byLetter, countKinds, type Entry, isEntries, merge} from './names';

/** The kinds of names, as their chips call them; the list begins with all that came with the page. */
const KINDS: readonly [kind: string, label: string][] = [
  ['export', 'Exports'],
  ['command', 'Commands'],
  ['error', 'Errors'],
  ['page', 'Pages'],
  ['option', 'Options and flags'],
];
const ALPHABET = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ#'];

const anchorOf = (letter: string) => (letter === '#' ? 'signs' : `letter-${letter.toLowerCase()}`);
const shortPath = (path: string) => path.replace(/^\/docs\/|#.*$/g, '');

/** So many names are offered where none is called like that. */
const PROPOSED = 3;
/** Fewer letters in common say nothing. */
const FEWEST_LETTERS = 3;
const POPULAR = ['interpolate()', 'useCurrentFrame()', '<Sequence>'];

const popular = (entries: readonly Entry[]) =>
  entries.filter(([name, , kind]) => kind === 'export' && POPULAR.includes(name));

/** Names that begin with as many letters of a word as any does. */
function alike(entries: readonly Entry[], wanted: string): Entry[] {
  for (let length = wanted.length - 1; length >= FEWEST_LETTERS; length -= 1) {
    const beginning = wanted.slice(0, length);
    const found = entries.filter(([name]) => lettersAndDigits(name).startsWith(beginning));
    if (found.length > 0) return found.slice(0, PROPOSED);
  }
  return [];
}

/** The names that are shown: of the kinds that are wanted, and as the filter says. */
function useNames(data: AzData) {
  const [filter, setFilter] = useState('');
  const [options, setOptions] = useState<Entry[]>([]);
  const [hidden, setHidden] = useState<readonly string[]>(['option']);
  const [status, setStatus] = useState('');
  const wanted = lettersAndDigits(useDeferredValue(filter));
  const all = useMemo(
    () => (options.length > 0 ? merge(data.entries, options) : data.entries),
    [data.entries, options],
  );
  const shown = useMemo(
    () =>
      all.filter(
        ([name, , kind]) =>
          !hidden.includes(kind) && (wanted === '' || lettersAndDigits(name).includes(wanted)),
      ),
    [all, hidden, wanted],
  );
  const load = async () => {
    setStatus('Loading …');
    try {
      setOptions(await fetchJson(data.options, isEntries));
      setHidden((before) => before.filter((kind) => kind !== 'option'));
      setStatus('');
    } catch {
      setStatus('The options could not be loaded. Try again.');
    }
  };
  const toggle = (kind: string) => {
    if (kind === 'option' && options.length === 0) void load();
    else {
      setHidden((before) =>
        before.includes(kind) ? before.filter((each) => each !== kind) : [...before, kind],
      );
    }
  };
  const isKindHidden = hidden.some((kind) => kind !== 'option');
  return {
    filter,
    setFilter,
    hidden,
    toggle,
    shown,
    status,
    isFiltered: wanted !== '',
    near: wanted !== '' && shown.length === 0 ? alike(all, wanted) : [],
    hint: isKindHidden
      ? 'Use fewer letters, or show more kinds of names.'
      : hidden.length > 0
        ? 'Use fewer letters, or show options and flags, too.'
        : 'Use fewer letters, or look for what it does instead of its name.',
    showAll: () => setFilter(''),
  };
}

/** All names of the documentation from A to Z; options and flags come when they are asked for. */
export default function AzPage({data}: {data: AzData}) {
  const names = useNames(data);
  const {shown} = names;
  const counts = useMemo(() => countKinds(data), [data]);
  const groups = useMemo(() => byLetter(shown), [shown]);
  return (
    <Layout
      title="A–Z"
      description="Every export, option, command, error and page of the documentation in alphabetical order, with a filter."
    >
      <main className={styles.page}>
        <h1>A–Z</h1>
        <p className={styles.lead}>Every name of the docs, in one list.</p>
        <Filter names={names} counts={counts} />
        <Letters used={groups.map(([letter]) => letter)} />
        {groups.map(([letter, entries]) => (
          <Group key={letter} letter={letter} entries={entries} />
        ))}
        {shown.length === 0 && (
          <div className={styles.nothing}>
            {names.isFiltered ? (
              <NothingFound
                title={nothingTitle('name', names.filter)}
                hint={names.hint}
                query={names.filter}
                instead={names.near.length > 0 ? 'Names that begin alike' : undefined}
                onClear={names.showAll}
              >
                <Names entries={names.near.length > 0 ? names.near : popular(data.entries)} />
              </NothingFound>
            ) : (
              'Nothing is chosen.'
            )}
          </div>
        )}
      </main>
    </Layout>
  );
}

interface FilterProps {
  names: ReturnType<typeof useNames>;
  /** How many names there are of each kind. */
  counts: ReadonlyMap<string, number>;
}

function Filter({names, counts}: FilterProps) {
  const id = useId();
  return (
    <search className={styles.filter} data-no-print>
      <label htmlFor={id}>Filter</label>
      <SearchField
        id={id}
        value={names.filter}
        autoComplete="off"
        spellCheck={false}
        placeholder="frame, --codec, Lambda"
        onChange={names.setFilter}
      />
      <fieldset className={`${chips.row} ${styles.kinds}`}>
        <legend className="visually-hidden">Show</legend>
        {KINDS.map(([kind, label]) => (
          <button
            key={kind}
            type="button"
            className={chips.chip}
            data-kind={kind}
            aria-pressed={!names.hidden.includes(kind)}
            onClick={() => names.toggle(kind)}
          >
            {label} <small>{counts.get(kind)}</small>
          </button>
        ))}
      </fieldset>
      <p role="status">{names.status || `${names.shown.length} names`}</p>
    </search>
  );
}

/** The alphabet; a letter that no name has leads nowhere. */
function Letters({used}: {used: readonly string[]}) {
  return (
    <nav className={styles.letters} aria-label="Letters" data-no-print data-sticks>
      {ALPHABET.map((letter) =>
        used.includes(letter) ? (
          <a key={letter} href={`#${anchorOf(letter)}`}>
            {letter}
          </a>
        ) : (
          <span key={letter} aria-hidden="true">
            {letter}
          </span>
        ),
      )}
    </nav>
  );
}

function Group({letter, entries}: {letter: string; entries: readonly Entry[]}) {
  return (
    <section
      id={anchorOf(letter)}
      className={styles.group}
      aria-labelledby={`${anchorOf(letter)}-title`}
    >
      <h2 id={`${anchorOf(letter)}-title`} data-sticks>
        {letter}
      </h2>
      <div>
        <Names entries={entries.filter(([, , kind]) => kind !== 'error')} />
        {/* Sentences among names would be what a reader sees first. */}
        <Names entries={entries.filter(([, , kind]) => kind === 'error')} />
      </div>
    </section>
  );
}

function Names({entries}: {entries: readonly Entry[]}) {
  if (entries.length === 0) return null;
  return (
    <ul>
      {entries.map(([name, path, kind], place) => (
        <li
          key={`${name} ${path}`}
          data-kind={kind}
          data-package={name.startsWith('@remotion/') || undefined}
        >
          <Link to={path} data-noBrokenLinkCheck>
            <Marked text={name} />
          </Link>
          {kind === 'page' || kind === 'option' ? null : (
            <span className="visually-hidden"> {kind}</span>
          )}
          {/* Many pages have an option of that name; of other names, only some are two. */}
          {(kind === 'option' || isTwin(entries, place)) && (
            <>
              {' '}
              <small>{shortPath(path)}</small>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Whether a name of the list, which is sorted, stands beside another one that is called the same. */
const isTwin = (entries: readonly Entry[], place: number) =>
  [entries[place - 1], entries[place + 1]].some((other) => other?.[0] === entries[place]?.[0]);
