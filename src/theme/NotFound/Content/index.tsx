// Ejected: says what was asked for and where it probably is now.

import Link from '@docusaurus/Link';
import {useHistory, useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {useEffect, useState} from 'react';
import {identity} from '../../../../config/identity';
import {encodeText} from '../../../../shared/encode';
import {fetchJson} from '../../../outside/fetch-json';
import {isText, listOf} from '../../../outside/shape';
import {nearestPaths, wordsOf} from '../../../shell/page/nearest-paths';
import {CodeLabel} from '../../../shell/sidebar/CodeLabel';
import {Button, ButtonLink} from '../../../ui/Button';
import {SearchField} from '../../../ui/search-field/SearchField';
import {SheetFrame} from '../../../ui/sheet-frame/SheetFrame';
import styles from './styles.module.css';

/** A page, its title and the way to it; those of lists and people have their address only. */
type Row = string[];

interface Search {
  rows: Row[];
  /** What a search may make of the address; nothing until the browser knows it. */
  words: string;
  isDone: boolean;
}

const ENTRIES = '/docs/errors/';

/** Errors are called by common words, such as “no such …”: they are meant by those who ask for one. */
const mayBeMeant = (asked: string) => (path: string) =>
  !path.startsWith(ENTRIES) || asked.includes(ENTRIES);

const isRows = listOf(listOf(isText));

/** What readers look for most, where no address is like the one they asked for. */
const POPULAR: Row[] = [
  ['/docs/', 'Creating a new project', 'A project with one command'],
  ['/docs/the-fundamentals', 'The fundamentals', 'How a frame becomes a video'],
  ['/docs/api', 'API overview', 'All packages'],
  ['/docs/recipes/', 'Recipes', 'Pieces to copy'],
  ['/docs/a-z', 'A–Z', 'Every name of the docs'],
];

function useSuggestions(): Search {
  const {pathname} = useLocation();
  const list = useBaseUrl('/assets/routes.json');
  const [search, setSearch] = useState<Search>({rows: [], words: '', isDone: false});
  useEffect(() => {
    let current = true;
    const words = wordsOf(pathname);
    const show = (rows: Row[]) => {
      if (current) setSearch({rows, words, isDone: true});
    };
    fetchJson(list, isRows)
      .then((rows) => {
        const pages = new Map(rows.map((row) => [row[0] ?? '', row]));
        show(
          nearestPaths(pathname, [...pages.keys()].filter(mayBeMeant(pathname))).map(
            (path) => pages.get(path) ?? [path],
          ),
        );
      })
      // Without the list there are still the fixed ways out.
      .catch(() => show([]));
    return () => {
      current = false;
    };
  }, [list, pathname]);
  return search;
}

/** Frames of the home page's film that follow each other. */
const STRIP = [6, 7, 8, 9, 10];
const MISSING = 8;

/** The pages that may be meant; its room is kept until they are known. */
function Suggestions({rows, isDone}: Search) {
  return (
    <div className={styles.room} aria-live="polite">
      {isDone && (
        <>
          <h2>{rows.length > 0 ? 'Did you mean' : 'Popular pages'}</h2>
          <ul className={styles.list}>
            {(rows.length > 0 ? rows : POPULAR).map(([path = '', title, way]) => (
              <li key={path}>
                <Link to={path} className="stretched">
                  {title ? <CodeLabel text={title} /> : path}
                </Link>
                {way && <span>{way}</span>}
                {title && <code>{path}</code>}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

/** A search of all pages that begins with the words of the address; without scripts it opens the page of results. */
function SearchForm({words}: {words: string}) {
  const [query, setQuery] = useState(words);
  const history = useHistory();
  const results = useBaseUrl('/search');
  return (
    <search>
      <form
        action={results}
        className={styles.search}
        onSubmit={(event) => {
          event.preventDefault();
          history.push(`${results}?q=${encodeText(query.trim())}`);
        }}
      >
        <label htmlFor="missing" className="visually-hidden">
          Search all pages
        </label>
        <SearchField
          id="missing"
          name="q"
          value={query}
          maxLength={64}
          placeholder="What were you looking for?"
          onChange={setQuery}
        />
        <Button type="submit">Search</Button>
      </form>
    </search>
  );
}

export default function NotFoundContent() {
  const search = useSuggestions();
  const report = `${identity.repository}/issues/new?title=${encodeURIComponent('Broken link on the website')}`;
  return (
    <main className={styles.page}>
      <div className={styles.strip} aria-hidden="true">
        {STRIP.map((frame) => (
          <span key={frame}>{frame !== MISSING && <SheetFrame index={frame} />}</span>
        ))}
      </div>
      <div className={styles.text}>
        <h1>This frame is missing</h1>
        <p>
          There is no page at this address. It may have moved, or the link that brought you here is
          wrong.
        </p>
      </div>
      <div className={styles.ways}>
        <SearchForm key={search.words} words={search.words} />
        <p>
          <ButtonLink to="/docs/" look="plain">
            Open the docs
          </ButtonLink>
          <ButtonLink to="/errors" look="plain">
            Error decoder
          </ButtonLink>
          <Link href={report} className={styles.report}>
            Report the broken link
          </Link>
        </p>
      </div>
      <Suggestions {...search} />
    </main>
  );
}
