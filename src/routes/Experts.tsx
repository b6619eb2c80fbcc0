import Link from '@docusaurus/Link';
import Layout from '@theme/Layout';
import {useState} from 'react';
import type {Expert} from '../../shared/rows';
import page from '../pages/_shared/page.module.css';
import {Avatar} from './Avatar';
import styles from './experts.module.css';

/** `/experts/`: people to hire, with a filter over everything their profile says. */
export default function Experts({experts}: {experts: Expert[]}) {
  const [query, setQuery] = useState('');
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const shown = experts.filter((expert) => {
    const text = [expert.name, expert.place, expert.focus, expert.skills, expert.work]
      .flat()
      .join(' ')
      .toLowerCase();
    return words.every((word) => text.includes(word));
  });
  return (
    <Layout
      title="Experts"
      description="People who build with Remotion: editors, render pipelines, captions, charts, 3D and broadcast graphics. Filter by skill and kind of work."
    >
      <main className={page.page}>
        <header className={page.head}>
          <h1>Hire somebody who thinks in frames</h1>
          <p className={page.lead}>
            From one composition to a whole editor: look for a skill, a city or a kind of work. The
            profiles shown now are samples with invented names; they say so, and real ones replace
            them row by row.
          </p>
        </header>
        <p className={`${page.field} ${page.section} ${page.head}`}>
          <label htmlFor="expert-filter">Filter experts</label>
          <input
            id="expert-filter"
            type="search"
            className={page.input}
            value={query}
            placeholder="captions, Lambda, UTC+1 …"
            onChange={(event) => setQuery(event.target.value)}
          />
        </p>
        <p className={page.count} role="status">
          {shown.length === 0
            ? 'Nobody matches. Try one word less.'
            : `${shown.length} of ${experts.length} profiles`}
        </p>
        <ul className={styles.grid}>
          {shown.map((expert) => (
            <li key={expert.slug}>
              <Link to={`/experts/${expert.slug}`} className={styles.card}>
                <Avatar slug={expert.slug} styles={styles} />
                <div>
                  <h2>{expert.name}</h2>
                  <p className={styles.place}>{expert.place}</p>
                  <p className={styles.focus}>{expert.focus}</p>
                  {expert.sample && <span className={page.badge}>Sample profile</span>}
                </div>
              </Link>
            </li>
          ))}
        </ul>
      </main>
    </Layout>
  );
}
