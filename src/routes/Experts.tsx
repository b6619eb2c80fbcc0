import Link from '@docusaurus/Link';
import {useState} from 'react';
import type {ShownExpert} from '../../shared/rows';
import {Page} from '../pages/_shared/Page';
import page from '../pages/_shared/page.module.css';
import {FilterBar} from '../ui/filter-bar/FilterBar';
import filterBar from '../ui/filter-bar/filter-bar.module.css';
import {NothingFound, nothingTitle} from '../ui/nothing-found/NothingFound';
import tile from '../ui/tile.module.css';
import {AboutExperts} from './AboutExperts';
import {Choice} from './Choice';
import {ExpertCard} from './ExpertCard';
import styles from './experts.module.css';
import {findExperts, type Wanted, zones} from './find-experts';

/** So many are shown where nobody matches: a row, with the free place beside them. */
const PROPOSED = 2;

/** What one wants to know before one looks at names; each is told below the list. */
const FIRST = [
  [
    'what-an-expert-does',
    'What you get',
    'A film, an app around it, or the rendering: code that is yours.',
  ],
  ['how-to-choose', 'How to choose', 'Look at what moves, then begin with one paid day.'],
  ['get-listed', 'Get listed', 'You build for others? A profile is one row and one film.'],
] as const;

interface CardsProps {
  experts: readonly ShownExpert[];
  heading?: 'h2' | 'h3';
}

/** Profiles, and behind them the place that is free. */
const Cards = ({experts, heading}: CardsProps) => (
  <ul className={styles.grid}>
    {experts.map((expert) => (
      <li key={expert.slug}>
        <ExpertCard expert={expert} heading={heading} />
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
);

/** `/experts/`: people to hire, with a piece of their work, by kind of work, time zone and word. */
export default function Experts({experts}: {experts: ShownExpert[]}) {
  const [wanted, setWanted] = useState<Wanted>({query: '', area: null, zone: null});
  const change = (next: Partial<Wanted>) => setWanted({...wanted, ...next});
  const shown = findExperts(experts, wanted);
  // What the choices leave without the words; else who the list begins with.
  const wordless = findExperts(experts, {...wanted, query: ''});
  const near = wordless.length > 0 ? wordless : experts;
  const samples = experts.filter(({sample}) => sample).length;
  const invented =
    samples === experts.length ? 'The people below are' : 'Those that are marked are';
  return (
    <Page
      title="Experts"
      description="People who build with Remotion: editors, render pipelines, captions, charts, 3D and broadcast graphics. Filter by skill and kind of work."
      heading="Hire somebody who thinks in frames"
      lead={`From one composition to a whole editor: look for a kind of work, a time zone or a skill.${samples > 0 ? ` ${invented} invented, to show what a listing tells; real profiles take their places.` : ''}`}
      below={
        <ul className={styles.first}>
          {FIRST.map(([place, title, text]) => (
            <li key={place}>
              <a href={`#${place}`} className="stretched">
                {title}
              </a>
              <span>{text}</span>
            </li>
          ))}
        </ul>
      }
    >
      <FilterBar
        things="profiles"
        shown={shown.length}
        all={experts.length}
        nothing={nothingTitle('profile', wanted.query)}
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
            count={(area) => findExperts(experts, {...wanted, area}).length}
            onChange={(area) => change({area})}
          />
          <Choice
            legend="Time"
            options={Object.keys(zones)}
            value={wanted.zone}
            count={(zone) => findExperts(experts, {...wanted, zone}).length}
            onChange={(zone) => change({zone})}
          />
        </div>
      </FilterBar>
      {shown.length === 0 && (
        <NothingFound
          query={wanted.query}
          isFiltered={wanted.area !== null || wanted.zone !== null}
          instead="Or look at their work"
          onClear={() => setWanted({query: '', area: null, zone: null})}
        >
          <Cards experts={near.slice(0, PROPOSED)} heading="h3" />
        </NothingFound>
      )}
      {shown.length > 0 && <Cards experts={shown} />}
      <AboutExperts />
    </Page>
  );
}
