import Link from '@docusaurus/Link';
import Layout from '@theme/Layout';
import {useEffect, useState} from 'react';
import {type DemoCard, type DemoView, demoGroups} from '../../shared/demo';
import {DemoHost} from '../demo-host/DemoHost';
import {Still} from '../demo-host/Still';
import page from '../pages/_shared/page.module.css';
import {CodeLabel} from '../shell/sidebar/CodeLabel';
import chips from '../ui/chips.module.css';
import {Dialog} from '../ui/dialog/Dialog';
import styles from './demos.module.css';

const idInHash = (): string | null => /^#demo=([a-z0-9-]+)/.exec(window.location.hash)?.[1] ?? null;

const anchorOf = (group: string): string => group.toLowerCase().replaceAll(' ', '-');

type NamedCard = DemoCard & {name: string};

interface DemosProps {
  cards: NamedCard[];
  /** Some of those that have pages of their own, by the titles of these. */
  recipes: NamedCard[];
}

/** What comes first is made, what follows shows one thing each. */
const order = ['Recipes', ...demoGroups.filter((group) => group !== 'Recipes')] as const;

const addressOf = ({id, group}: DemoCard) =>
  group === 'Recipes' ? `/docs/recipes/${id}` : `#demo=${id}`;

/** `/demos/`: every demo as its still; one of them opens on top, running. Some recipes stand above. */
export default function Demos({cards, recipes}: DemosProps) {
  const [query, setQuery] = useState('');
  const wanted = query.trim().toLowerCase();
  const all = [...recipes, ...cards];
  const shown = all.filter(({id, name, title, group}) =>
    `${id} ${name} ${title} ${group}`.toLowerCase().includes(wanted),
  );
  const groups = order.filter((group) => shown.some((card) => card.group === group));
  return (
    <Layout
      title="Demos"
      description={`${cards.length} live compositions: springs, easing, shapes, paths, noise, transitions, text and sound. Change the props, copy the code.`}
    >
      <main className={page.page}>
        <header className={page.head}>
          <h1>Demos</h1>
          <p className={page.lead}>
            {cards.length} compositions that run in this page. Open one, change its props, and copy
            the code it runs, or edit it in place. Something of your own starts in the{' '}
            <Link to="/playground/">playground</Link>.
          </p>
        </header>
        <p className={`${page.field} ${styles.filter}`} data-no-print>
          <label htmlFor="demo-filter">Filter demos</label>
          <input
            id="demo-filter"
            type="search"
            className={page.input}
            value={query}
            placeholder="spring, wipe, chart …"
            onChange={(event) => setQuery(event.target.value)}
          />
        </p>
        <nav className={`${chips.row} ${styles.groups}`} aria-label="Groups">
          {groups.map((group) => (
            <a key={group} href={`#${anchorOf(group)}`} className={chips.chip}>
              {group}
            </a>
          ))}
        </nav>
        <p className={page.count} role="status" data-no-print>
          {shown.length === 0
            ? 'No demo has that in its name.'
            : shown.length < all.length &&
              `${shown.length} ${shown.length === 1 ? 'matches' : 'match'}`}
        </p>
        {groups.map((group) => (
          <section key={group} className={styles.group}>
            <h2 id={anchorOf(group)}>{group}</h2>
            {group === 'Recipes' && (
              <p>
                Whole pieces with a page of their own, to be taken along:{' '}
                <Link to="/docs/recipes/">all recipes</Link>
              </p>
            )}
            <ul className={styles.grid}>
              {shown
                .filter((card) => card.group === group)
                .map((card) => (
                  <li key={card.id}>
                    <Link to={addressOf(card)} className={styles.card} data-noBrokenLinkCheck>
                      <Still demo={card} />
                      <strong>
                        <CodeLabel text={card.name} />
                      </strong>
                      <span>{card.title}</span>
                    </Link>
                  </li>
                ))}
            </ul>
          </section>
        ))}
      </main>
      <OpenDemo />
    </Layout>
  );
}

/** The demo named in the address (`#demo=spring`), in a dialog. */
function OpenDemo() {
  const [demo, setDemo] = useState<DemoView | null>(null);

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
      <Dialog title={demo.title} className={styles.dialog} onClose={close}>
        <DemoHost key={demo.id} demo={demo} />
      </Dialog>
    )
  );
}
