import Link from '@docusaurus/Link';
import Layout from '@theme/Layout';
import {useDeferredValue, useId, useMemo, useState} from 'react';
import {fetchJson} from '../outside/fetch-json';
import {isText, listOf, type Shape} from '../outside/shape';
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

/** All names of the documentation from A to Z; options and flags come when they are asked for. */
export default function AzPage({data}: {data: AzData}) {
  const [filter, setFilter] = useState('');
  const [options, setOptions] = useState<Entry[]>([]);
  const [status, setStatus] = useState('');
  const id = useId();
  const wanted = compact(useDeferredValue(filter));
  const shown = useMemo(() => {
    const all = options.length > 0 ? merge(data.entries, options) : data.entries;
    return wanted === '' ? all : all.filter(([name]) => compact(name).includes(wanted));
  }, [data.entries, options, wanted]);
  const load = async () => {
    setStatus('Loading …');
    try {
      const list = await fetchJson(data.options);
      if (!isEntries(list)) throw new Error('The list of options is damaged');
      setOptions(list);
      setStatus('');
    } catch {
      setStatus('The options could not be loaded. Try again.');
    }
  };
  const groups = useMemo(() => byLetter(shown), [shown]);
  return (
    <Layout
      title="A–Z"
      description="Every export, option, command, error and page of the documentation in alphabetical order, with a filter."
    >
      <main className={styles.page}>
        <h1>A–Z</h1>
        <p className={styles.lead}>
          Every export, command, error and page of the docs, and {data.count} options and flags.
        </p>
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
          {options.length === 0 ? (
            <button type="button" onClick={load}>
              Add {data.count} options and flags
            </button>
          ) : null}
          <p role="status">
            {status ||
              (wanted === '' ? '' : `${shown.length} of ${data.entries.length + options.length}`)}
          </p>
        </search>
        <nav className={styles.letters} aria-label="Letters">
          {groups.map(([letter]) => (
            <a key={letter} href={`#${anchorOf(letter)}`}>
              {letter}
            </a>
          ))}
        </nav>
        {groups.map(([letter, entries]) => (
          <section key={letter} className={styles.group} aria-labelledby={anchorOf(letter)}>
            <h2 id={anchorOf(letter)}>{letter}</h2>
            <ul>
              {entries.map(([name, path, kind]) => (
                <li key={`${name} ${path}`} data-kind={kind}>
                  <Link to={path} data-noBrokenLinkCheck>
                    {name}
                  </Link>
                  {kind === 'page' ? null : (
                    <>
                      {' '}
                      <span>{kind === 'option' ? pageOf(path) : kind}</span>
                    </>
                  )}
                </li>
              ))}
            </ul>
          </section>
        ))}
        {shown.length === 0 ? <p>Nothing is called like that.</p> : null}
      </main>
    </Layout>
  );
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
