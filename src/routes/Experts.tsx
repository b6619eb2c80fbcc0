import Link from '@docusaurus/Link';
import Layout from '@theme/Layout';
import {useState} from 'react';
import type {ShownExpert} from '../../shared/rows';
import {Preview} from '../demo-host/Preview';
import {Head} from '../pages/_shared/Head';
import page from '../pages/_shared/page.module.css';
import {Avatar} from './Avatar';
import styles from './experts.module.css';
import {Choice} from './Templates';

/** Parts of the world by their distance from UTC, in hours. */
const zones: Record<string, [from: number, to: number]> = {
  Americas: [-12, -3],
  'Europe and Africa': [-2, 3],
  'Asia and Pacific': [4, 14],
};

/** The zone of a place such as `Osaka, UTC+9`; undefined where none is told. */
function zoneOf(place: string): string | undefined {
  const [, sign, digits] = /UTC([+−-])(\d+)/.exec(place) ?? [];
  if (!digits) return undefined;
  const hours = sign === '+' ? Number(digits) : -Number(digits);
  return Object.keys(zones).find((name) => {
    const [from = 0, to = 0] = zones[name] ?? [];
    return hours >= from && hours <= to;
  });
}

/** `/experts/`: people to hire, with a piece of their work, by kind of work, time zone and word. */
export default function Experts({experts}: {experts: ShownExpert[]}) {
  const [query, setQuery] = useState('');
  const [area, setArea] = useState<string | null>(null);
  const [zone, setZone] = useState<string | null>(null);
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const shown = experts.filter((expert) => {
    if (area !== null && expert.area !== area) return false;
    if (zone !== null && zoneOf(expert.place) !== zone) return false;
    const text = [expert.name, expert.place, expert.focus, expert.skills, expert.work]
      .flat()
      .join(' ')
      .toLowerCase();
    return words.every((word) => text.includes(word));
  });
  const samples = experts.filter(({sample}) => sample).length;
  return (
    <Layout
      title="Experts"
      description="People who build with Remotion: editors, render pipelines, captions, charts, 3D and broadcast graphics. Filter by skill and kind of work."
    >
      <main className={page.page}>
        <Head
          title="Hire somebody who thinks in frames"
          lead="From one composition to a whole editor: look for a kind of work, a time zone, a skill or a city."
          beside={
            <div className={page.filters}>
              <Choice
                legend="Work"
                options={[...new Set(experts.map((expert) => expert.area))].sort()}
                value={area}
                onChange={setArea}
              />
              <Choice legend="Time" options={Object.keys(zones)} value={zone} onChange={setZone} />
              <p className={page.field}>
                <label htmlFor="expert-filter">Filter experts</label>
                <input
                  id="expert-filter"
                  type="search"
                  className={page.input}
                  value={query}
                  placeholder="captions, Lambda, Lisbon …"
                  onChange={(event) => setQuery(event.target.value)}
                />
              </p>
            </div>
          }
        />
        {samples > 0 && (
          <p className={styles.samples}>
            {samples === experts.length ? 'All profiles' : `${samples} of these profiles`} are
            samples: invented people, with work that was made for this site. Real ones replace them
            row by row. <Link to="/contact/">Get listed</Link>
          </p>
        )}
        <p className={page.count} role="status">
          {shown.length === 0
            ? 'Nobody matches. Try one word less, or release a filter.'
            : `${shown.length} of ${experts.length} profiles`}
        </p>
        <ul className={styles.grid}>
          {shown.map((expert) => (
            <li key={expert.slug}>
              <Link to={`/experts/${expert.slug}`} className={styles.card}>
                <Preview demo={expert.piece} />
                <div className={styles.who}>
                  <Avatar slug={expert.slug} styles={styles} />
                  <div>
                    <h2>{expert.name}</h2>
                    <p className={styles.place}>{expert.place}</p>
                  </div>
                </div>
                <p className={styles.focus}>{expert.focus}</p>
                <p className={styles.skills}>{expert.skills.join(' · ')}</p>
              </Link>
            </li>
          ))}
        </ul>
      </main>
    </Layout>
  );
}
