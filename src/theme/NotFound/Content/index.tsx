// Ejected: says what was asked for and where it probably is now.

import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {useEffect, useState} from 'react';
import {identity} from '../../../../config/identity';
import {nearestPaths} from '../../../shell/page/nearest-paths';
import {ButtonLink} from '../../../ui/Button';
import styles from './styles.module.css';

type Search = {state: 'looking'} | {state: 'done'; paths: string[]};

function useSuggestions(): Search {
  const {pathname} = useLocation();
  const list = useBaseUrl('/assets/routes.json');
  const [search, setSearch] = useState<Search>({state: 'looking'});
  useEffect(() => {
    let current = true;
    fetch(list)
      .then((response) => (response.ok ? (response.json() as Promise<string[]>) : []))
      .then((paths) => current && setSearch({state: 'done', paths: nearestPaths(pathname, paths)}))
      // Without the list there are still the fixed ways out.
      .catch(() => current && setSearch({state: 'done', paths: []}));
    return () => {
      current = false;
    };
  }, [list, pathname]);
  return search;
}

function Suggestions() {
  const search = useSuggestions();
  if (search.state === 'looking') return <div className={styles.room} aria-live="polite" />;
  if (search.paths.length === 0) {
    return (
      <div className={styles.room} aria-live="polite">
        <h2 className={styles.question}>No page has an address like this one.</h2>
        <ul className={styles.list}>
          <li>
            <Link to="/docs/api">/docs/api</Link>
          </li>
          <li>
            <Link to="/docs/terminology">/docs/terminology</Link>
          </li>
        </ul>
      </div>
    );
  }
  return (
    <div className={styles.room} aria-live="polite">
      <h2 className={styles.question}>Did you mean one of these?</h2>
      <ul className={styles.list}>
        {search.paths.map((path) => (
          <li key={path}>
            <Link to={path}>{path}</Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

export default function NotFoundContent() {
  const report = `${identity.repository}/issues/new?title=${encodeURIComponent('Broken link on the website')}`;
  return (
    <main className={styles.page}>
      <div className={styles.strip} aria-hidden="true">
        <span />
        <span />
        <span className={styles.missing} />
        <span />
        <span />
      </div>
      <h1>This frame is missing</h1>
      <p className={styles.text}>
        There is no page at this address. It may have moved, or the link that brought you here is
        wrong.
      </p>
      <Suggestions />
      <p className={styles.ways}>
        <ButtonLink to="/docs/">Open the docs</ButtonLink>
        <ButtonLink to="/search" look="plain" data-noBrokenLinkCheck>
          Search
        </ButtonLink>
        <ButtonLink to="/errors" look="plain">
          What an error means
        </ButtonLink>
        <Link href={report} className={styles.report}>
          Report the broken link
        </Link>
      </p>
    </main>
  );
}
