import Link from '@docusaurus/Link';
import Layout from '@theme/Layout';
import {useEffect, useRef, useState} from 'react';
import {type DemoCard, demoGroups, type OpenedDemo} from '../../shared/demo';
import {DemoHost} from '../demo-host/DemoHost';
import {Still} from '../demo-host/Still';
import page from '../pages/_shared/page.module.css';
import {CodeLabel} from '../shell/sidebar/CodeLabel';
import {announce} from '../ui/announce';
import {Curve} from '../ui/curve/Curve';
import {Dialog} from '../ui/dialog/Dialog';
import {FilterBar} from '../ui/filter-bar/FilterBar';
import {BackIcon, NextIcon} from '../ui/icons';
import {NothingFound, nothingTitle} from '../ui/nothing-found/NothingFound';
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

/** How far down the window a heading counts as passed, as a part of its height. */
const LINE = 0.3;

/** The group whose heading was passed last; the first one above all of them, the last one at the end of the page. */
function useCurrentGroup(groups: readonly string[]) {
  const [current, setCurrent] = useState<string>();
  const list = groups.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a filter takes sections away and brings them back.
  useEffect(() => {
    const sections = [...document.querySelectorAll<HTMLElement>('section[data-group]')];
    let frame = 0;
    const look = () => {
      frame = 0;
      const {scrollHeight} = document.documentElement;
      const isAtEnd = window.scrollY > 0 && window.scrollY + window.innerHeight >= scrollHeight - 2;
      const line = isAtEnd ? Number.POSITIVE_INFINITY : window.innerHeight * LINE;
      const passed = sections.findLast((section) => section.getBoundingClientRect().top <= line);
      setCurrent(passed?.dataset.group);
    };
    const onMove = () => {
      frame ||= requestAnimationFrame(look);
    };
    onMove();
    window.addEventListener('scroll', onMove, {passive: true});
    window.addEventListener('resize', onMove);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', onMove);
      window.removeEventListener('resize', onMove);
    };
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
          nothing={nothingTitle('demo', query)}
          words={{
            label: 'Filter demos',
            value: query,
            placeholder: 'spring, wipe, chart …',
            onChange: setQuery,
          }}
        />
        {groups.length > 0 && <Groups groups={groups.map(({group}) => group)} />}
        {shown.length === 0 && (
          <NothingFound query={query} onClear={() => setQuery('')}>
            <Cards cards={all.filter(({id}) => PROPOSED.includes(id))} />
          </NothingFound>
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
      <OpenDemo cards={all} />
    </Layout>
  );
}

/** The demo named in the address (`#demo=spring`), in a dialog. */
function OpenDemo({cards}: {cards: readonly NamedCard[]}) {
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

  const card = cards.find(({id}) => id === demo?.id);
  return (
    demo && (
      <Dialog
        title={demo.name}
        className={styles.dialog}
        ways={
          card && <Neighbors card={card} group={cards.filter(({group}) => group === card.group)} />
        }
        onClose={close}
      >
        <p className={styles.about}>
          {card?.curve && <Curve path={card.curve} />}
          <span>{demo.title}</span>
          {demo.page && <Link to={demo.page.path}>{demo.page.label}</Link>}
        </p>
        <DemoHost key={demo.id} demo={demo} opened />
      </Dialog>
    )
  );
}

/** Opens another demo in the place of the one that is open, as if the reader had come to it first. */
function show({id, name}: NamedCard): void {
  window.history.replaceState(window.history.state, '', `#demo=${id}`);
  window.dispatchEvent(new HashChangeEvent('hashchange'));
  announce(name);
}

/** What has a use for arrow keys of its own. */
const TAKES_ARROWS = 'input, select, textarea, pre, [contenteditable]';

/** Leads to the demos before and behind, by buttons and arrow keys; the last one is followed by the first. */
function Neighbors({card, group}: {card: NamedCard; group: readonly NamedCard[]}) {
  const place = group.indexOf(card);
  const before = group.at(place - 1);
  const behind = group[(place + 1) % group.length];
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const {key, target, altKey, ctrlKey, metaKey, shiftKey, defaultPrevented} = event;
      if (altKey || ctrlKey || metaKey || shiftKey || defaultPrevented) return;
      if (target instanceof Element && target.closest(TAKES_ARROWS)) return;
      const next = key === 'ArrowLeft' ? before : key === 'ArrowRight' ? behind : undefined;
      if (next) show(next);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [before, behind]);
  if (!before || !behind || group.length < 2) return null;
  return (
    <div className={styles.ways}>
      <small>
        {card.group} {place + 1}/{group.length}
      </small>
      <button
        type="button"
        className="icon-button"
        aria-label={`Previous: ${before.name}`}
        title={`${before.name} (←)`}
        onClick={() => show(before)}
      >
        <BackIcon size={18} />
      </button>
      <button
        type="button"
        className="icon-button"
        aria-label={`Next: ${behind.name}`}
        title={`${behind.name} (→)`}
        onClick={() => show(behind)}
      >
        <NextIcon size={18} />
      </button>
    </div>
  );
}
