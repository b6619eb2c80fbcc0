import Link from '@docusaurus/Link';
import {useState} from 'react';
import type {ShownExpert} from '../../shared/rows';
import {Page} from '../pages/_shared/Page';
import page from '../pages/_shared/page.module.css';
import {FilterBar} from '../ui/filter-bar/FilterBar';
import filterBar from '../ui/filter-bar/filter-bar.module.css';
import {NothingFound} from '../ui/nothing-found/NothingFound';
import tile from '../ui/tile.module.css';
import {AboutExperts} from './AboutExperts';
import {Choice} from './Choice';
import {ExpertCard} from './ExpertCard';
import styles from './experts.module.css';
import {findExperts, type Wanted, zones} from './find-experts';

/** `/experts/`: people to hire, with a piece of their work, by kind of work, time zone and word. */
export default function Experts({experts}: {experts: ShownExpert[]}) {
  const [wanted, setWanted] = useState<Wanted>({query: '', area: null, zone: null});
  const change = (next: Partial<Wanted>) => setWanted({...wanted, ...next});
  const shown = findExperts(experts, wanted);
  const samples = experts.filter(({sample}) => sample).length;
  const invented =
    samples === experts.length ? 'The people below are' : 'Those that are marked are';
  return (
    <Page
      title="Experts"
      description="People who build with Remotion: editors, render pipelines, captions, charts, 3D and broadcast graphics. Filter by skill and kind of work."
      heading="Hire somebody who thinks in frames"
      lead={`From one composition to a whole editor: look for a kind of work, a time zone or a skill.${samples > 0 ? ` ${invented} invented, to show what a listing tells; real profiles take their places.` : ''}`}
    >
      <FilterBar
        things="profiles"
        shown={shown.length}
        all={experts.length}
        nothing="Nobody matches. Try one word less, or release a filter."
        words={{
          label: 'Filter experts',
          value: wanted.query,
          placeholder: 'captions, Lambda, Lisbon …',
          onChange: (query) => change({query}),
        }}
      >
        <div className={`${page.filters} ${filterBar.rows}`}>
          <Choice
            legend="Work"
            options={[...new Set(experts.map((expert) => expert.area))].sort()}
            value={wanted.area}
            onChange={(area) => change({area})}
          />
          <Choice
            legend="Time"
            options={Object.keys(zones)}
            value={wanted.zone}
            onChange={(zone) => change({zone})}
          />
        </div>
      </FilterBar>
      {shown.length === 0 && (
        <NothingFound
          query={wanted.query}
          onClear={() => setWanted({query: '', area: null, zone: null})}
        />
      )}
      <ul className={styles.grid}>
        {shown.map((expert) => (
          <li key={expert.slug}>
            <ExpertCard expert={expert} />
          </li>
        ))}
        <li>
          <Link to="#get-listed" className={`${tile.tile} ${styles.yours}`}>
            <span className={styles.place}>Your name, your city</span>
            <strong>This place is free</strong>
            <span>Show one film and say what you are best at. Here is how to get listed.</span>
          </Link>
        </li>
      </ul>
      <AboutExperts />
    </Page>
  );
}
