import Link from '@docusaurus/Link';
import Layout from '@theme/Layout';
import {useDeferredValue, useId, useMemo, useState} from 'react';
import {fetchJson} from '../outside/fetch-json';
import {isText, listOf, type Shape} from '../outside/shape';
import chips from '../ui/chips.module.css';
import styles from './a-z.module.css';

type Entry = [name: string, path: string, kind: string];

interface AzData {
  /** Address of the file with the options. */
  options: string;
  count: number;
  entries: Entry[];
}

const isEntries = listOf(listOf(isText)) as Shape<Entry[]>;
const compact = (text: string) => text.replace(/[^\p{L}\p{N}]+/gu, '').toLowerCase();
const letterOf = (name: string) => {
  const [first = ''] = name.replace(/^(?:@remotion\/|npx (?:remotion )?|\W+)+/, '');
  return /[a-z]/i.test(first) ? first.toUpperCase() : '#';
};

/** Entries by their first letter; they are sorted already. */
function byLetter(entries: readonly Entry[]): [string, Entry[]][] {
  const groups = new Map<string, Entry[]>();
  for (const entry of entries) {
    const letter = letterOf(entry[0]);
    groups.set(letter, [...(groups.get(letter) ?? []), entry]);
  }
  return [...groups].sort(([a], [b]) => (a < b ? -1 : 1));
}

/** The kinds of names, as their chips call them; the list begins with all that came with the page. */
const KINDS: readonly [kind: string, label: string][] = [
  ['export', 'Exports'],
  ['command', 'Commands'],
  ['error', 'Errors'],
  ['page', 'Pages'],
  ['option', 'Options and flags'],
];
const ALPHABET = [...'#ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** All names of the documentation from A to Z; options and flags come when they are asked for. */
export default function AzPage({data}: {data: AzData}) {
  const [filter, setFilter] = useState('');
  const [options, setOptions] = useState<Entry[]>([]);
  const [hidden, setHidden] = useState<readonly string[]>(['option']);
  const [status, setStatus] = useState('');
  const id = useId();
  const wanted = compact(useDeferredValue(filter));
  const all = useMemo(
    () => (options.length > 0 ? merge(data.entries, options) : data.entries),
    [data.entries, options],
  );
  const shown = useMemo(
    () =>
      all.filter(
        ([name, , kind]) =>
          !hidden.includes(kind) && (wanted === '' || compact(name).includes(wanted)),
      ),
    [all, hidden, wanted],
  );
  const load = async () => {
    setStatus('Loading …');
    try {
      const list = await fetchJson(data.options);
      if (!isEntries(list)) throw new Error('The list of options is damaged');
      setOptions(list);
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
  const counts = useMemo(() => countKinds(data), [data]);
  const groups = useMemo(() => byLetter(shown), [shown]);
  const letters = new Set(groups.map(([letter]) => letter));
  return (
    <Layout
      title="A–Z"
      description="Every export, option, command, error and page of the documentation in alphabetical order, with a filter."
    >
      <main className={styles.page}>
        <h1>A–Z</h1>
        <p className={styles.lead}>Every name of the docs, in one list.</p>
        <search className={styles.filter}>
          <label htmlFor={id}>Filter</label>
          <input
            id={id}
            type="search"
            value={filter}
            autoComplete="off"
            spellCheck={false}
            placeholder="frame, --codec, Lambda"
            onChange={(event) => setFilter(event.target.value)}
          />
          <fieldset className={`${chips.row} ${styles.kinds}`}>
            <legend className="visually-hidden">Show</legend>
            {KINDS.map(([kind, label]) => (
              <button
                key={kind}
                type="button"
                className={chips.chip}
                data-kind={kind}
                aria-pressed={!hidden.includes(kind)}
                onClick={() => toggle(kind)}
              >
                {label} <small>{counts.get(kind)}</small>
              </button>
            ))}
          </fieldset>
          <p role="status">{status || `${shown.length} names`}</p>
        </search>
        <nav className={styles.letters} aria-label="Letters">
          {ALPHABET.map((letter) =>
            letters.has(letter) ? (
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
        {groups.map(([letter, entries]) => (
          <section
            key={letter}
            id={anchorOf(letter)}
            className={styles.group}
            aria-labelledby={`${anchorOf(letter)}-title`}
          >
            <h2 id={`${anchorOf(letter)}-title`}>{letter}</h2>
            <ul>
              {entries.map(([name, path, kind]) => (
                <li key={`${name} ${path}`} data-kind={kind}>
                  <Link to={path} data-noBrokenLinkCheck>
                    {name}
                  </Link>
                  {kind === 'page' ? null : (
                    <>
                      {' '}
                      <span className={kind === 'option' ? undefined : 'visually-hidden'}>
                        {kind === 'option' ? pageOf(path) : kind}
                      </span>
                    </>
                  )}
                </li>
              ))}
            </ul>
          </section>
        ))}
        {shown.length === 0 ? (
          <p className={styles.nothing}>
            {wanted === '' ? 'Nothing is chosen.' : 'Nothing is called like that.'}
          </p>
        ) : null}
      </main>
    </Layout>
  );
}

/** How many names there are of each kind. */
function countKinds({entries, count}: AzData): Map<string, number> {
  const counts = new Map([['option', count]]);
  for (const [, , kind] of entries) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return counts;
}

const anchorOf = (letter: string) => (letter === '#' ? 'signs' : `letter-${letter.toLowerCase()}`);
const pageOf = (path: string) => path.replace(/^\/docs\/|#.*$/g, '');
const keyOf = ([name]: Entry) =>
  name.replace(/^(?:@remotion\/|npx (?:remotion )?|\W+)+/, '').toLowerCase();

/** One sorted list of two. */
const merge = (a: readonly Entry[], b: readonly Entry[]): Entry[] =>
  [...a, ...b]
    .map((entry) => ({entry, key: keyOf(entry)}))
    .sort((one, other) => (one.key < other.key ? -1 : one.key > other.key ? 1 : 0))
    .map(({entry}) => entry);
