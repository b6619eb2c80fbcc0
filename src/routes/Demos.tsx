import Link from '@docusaurus/Link';
import Layout from '@theme/Layout';
import {useEffect, useRef, useState} from 'react';
import {type DemoCard, demoGroups, type OpenedDemo} from '../../shared/demo';
import {DemoHost} from '../demo-host/DemoHost';
import {Still} from '../demo-host/Still';
import page from '../pages/_shared/page.module.css';
import {CodeLabel} from '../shell/sidebar/CodeLabel';
import {Curve} from '../ui/curve/Curve';
import {Dialog} from '../ui/dialog/Dialog';
import {FilterBar} from '../ui/filter-bar/FilterBar';
import {NothingFound} from '../ui/nothing-found/NothingFound';
import styles from './demos.module.css';

const idInHash = (): string | null => /^#demo=([a-z0-9-]+)/.exec(window.location.hash)?.[1] ?? null;

const anchorOf = (group: string): string => group.toLowerCase().replaceAll(' ', '-');

type NamedCard = DemoCard & {
  name: string;
  /** The curve of an easing function. */
  curve?: string;
};

interface DemosProps {
  cards: NamedCard[];
  /** Some of those that have pages of their own, by the titles of these. */
  recipes: NamedCard[];
}

/** What comes first is made, what follows shows one thing each. */
const order = ['Recipes', ...demoGroups.filter((group) => group !== 'Recipes')] as const;

/** Offered where nothing was found. */
const PROPOSED = ['spring', 'transition-wipe', 'chart-line'];

/** The group that the upper part of the window shows; the first one above all of them. */
function useCurrentGroup(groups: readonly string[]) {
  const [current, setCurrent] = useState<string>();
  const list = groups.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a filter takes sections away and brings them back.
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        // A busy page tells of several frames at once: the last one counts.
        const seen = entries.findLast(({isIntersecting}) => isIntersecting);
        if (seen) setCurrent((seen.target as HTMLElement).dataset.group);
      },
      {rootMargin: '-30% 0px -70%'},
    );
    for (const section of document.querySelectorAll('section[data-group]')) {
      observer.observe(section);
    }
    return () => observer.disconnect();
  }, [list]);
  return current !== undefined && groups.includes(current) ? current : groups[0];
}

/** Leads to the groups; the one that is seen is marked, and moved into view where the row is cut. */
function Groups({groups}: {groups: readonly string[]}) {
  const current = useCurrentGroup(groups);
  const row = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (current === undefined) return;
    const link = row.current?.querySelector<HTMLElement>('[aria-current]');
    if (link && row.current) row.current.scrollLeft = link.offsetLeft - row.current.offsetWidth / 3;
  }, [current]);
  return (
    <nav className={styles.groups} aria-label="Groups" data-no-print data-sticks>
      <ul ref={row} className={styles.names}>
        {groups.map((group) => (
          <li key={group}>
            <a
              href={`#${anchorOf(group)}`}
              className={styles.jump}
              aria-current={group === current ? 'true' : undefined}
            >
              {group}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Cards that open their demo. */
const Cards = ({cards}: {cards: NamedCard[]}) => (
  <ul className={styles.grid}>
    {cards.map((card) => (
      <li key={card.id}>
        <Link to={`#demo=${card.id}`} className={styles.card} data-noBrokenLinkCheck>
          <Still demo={card} />
          <strong>
            {card.curve && <Curve path={card.curve} />}
            <CodeLabel text={card.name} />
          </strong>
          <span>{card.title}</span>
        </Link>
      </li>
    ))}
  </ul>
);

/** `/demos/`: every demo as its still; one of them opens on top, running. Some recipes stand above. */
export default function Demos({cards, recipes}: DemosProps) {
  const [query, setQuery] = useState('');
  const wanted = query.trim().toLowerCase();
  const all = [...recipes, ...cards];
  const shown = all.filter(({id, name, title, group}) =>
    `${id} ${name} ${title} ${group}`.toLowerCase().includes(wanted),
  );
  const groups = order
    .map((group) => ({group, own: shown.filter((card) => card.group === group)}))
    .filter(({own}) => own.length > 0);
  return (
    <Layout
      title="Demos"
      description={`${cards.length} live compositions: springs, easing, shapes, paths, noise, transitions, text and sound. Change the props, copy the code.`}
    >
      <main className={page.page}>
        <header className={page.head}>
          <h1>Demos</h1>
          <p className={page.lead}>
            {all.length} compositions that run in this page. Open one, change its props, and copy
            the code it runs, or edit it in place. Something of your own starts in the{' '}
            <Link to="/playground/">playground</Link>.
          </p>
        </header>
        <FilterBar
          things="demos"
          shown={shown.length}
          all={all.length}
          nothing={`No demo matches “${query.trim()}”`}
          words={{
            label: 'Filter demos',
            value: query,
            placeholder: 'spring, wipe, chart …',
            onChange: setQuery,
          }}
        />
        {groups.length > 0 && <Groups groups={groups.map(({group}) => group)} />}
        {shown.length === 0 && (
          <>
            <NothingFound query={query} onClear={() => setQuery('')} />
            <p>Or begin with one of these:</p>
            <Cards cards={all.filter(({id}) => PROPOSED.includes(id))} />
          </>
        )}
        {groups.map(({group, own}) => (
          <section key={group} className={styles.group} data-group={group}>
            <h2 id={anchorOf(group)} data-count={own.length}>
              {group}
            </h2>
            {group === 'Recipes' && (
              <p>
                Whole pieces with a page of their own, to be taken along:{' '}
                <Link to="/docs/recipes/">all recipes</Link>
              </p>
            )}
            <Cards cards={own} />
          </section>
        ))}
      </main>
      <OpenDemo />
    </Layout>
  );
}

/** The demo named in the address (`#demo=spring`), in a dialog. */
function OpenDemo() {
  const [demo, setDemo] = useState<OpenedDemo | null>(null);

  useEffect(() => {
    const open = async () => {
      const id = idInHash();
      if (!id) {
        setDemo(null);
        return;
      }
      const {default: demos} = await import('@generated/site-demos/default/all.json');
      setDemo(demos.find((candidate) => candidate.id === id) ?? null);
    };
    open();
    window.addEventListener('hashchange', open);
    return () => window.removeEventListener('hashchange', open);
  }, []);

  const close = () => {
    setDemo(null);
    if (!idInHash()) return;
    const {pathname, search} = window.location;
    window.history.replaceState(window.history.state, '', pathname + search);
  };

  return (
    demo && (
      <Dialog title={demo.name} className={styles.dialog} onClose={close}>
        <p className={styles.about}>
          <span>{demo.title}</span>
          {demo.page && <Link to={demo.page.path}>{demo.page.label}</Link>}
        </p>
        <DemoHost key={demo.id} demo={demo} opened />
      </Dialog>
    )
  );
}
