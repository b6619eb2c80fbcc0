import Link from '@docusaurus/Link';
import data from '@generated/site-course/default/learn.json';
import type {Props} from '@theme/BlogListPage';
import Layout from '@theme/Layout';
import film from '../course/film.json';
import {useProgress} from '../course/use-progress';
import {Preview} from '../demo-host/Preview';
import page from '../pages/_shared/page.module.css';
import {ButtonLink} from '../ui/Button';
import tile from '../ui/tile.module.css';
import styles from './learn.module.css';

type LearnPageProps = Pick<Props, 'items'>;

const {course, paths, tutorials} = data;

const hours = (minutes: number) => `about ${Math.round(minutes / 60)} hours`;

/** The way for who begins: the course, and how far the reader has come in it. */
function Course() {
  const [progress] = useProgress();
  const done = Math.min(Object.keys(progress?.done ?? {}).length, course.steps);
  return (
    <section className={styles.course}>
      <Link to="/learn/course/" tabIndex={-1} aria-hidden>
        <img src="/demos/course/film.avif" alt="" width={film.width} height={film.height} />
      </Link>
      <div>
        <h2>The course</h2>
        <p>
          You write a film of your own, in small steps. Each has a task, and a check that looks at
          your picture and says what is missing. Everything runs in this browser.
        </p>
        <p className={styles.facts}>
          {course.steps} steps in {course.chapters} chapters, {hours(course.minutes)}. You know some
          JavaScript.
        </p>
        <div className={styles.go}>
          <ButtonLink to="/learn/course/">
            {done > 0 ? 'Go on with the course' : 'Start the course'}
          </ButtonLink>
          {/* Keeps its room: who has been here before sees it once the page is alive. */}
          <span className={styles.state} data-new={done === 0 || undefined}>
            <progress max={course.steps} value={done} aria-label="Steps that are done" />
            {done} of {course.steps} steps
          </span>
        </div>
      </div>
    </section>
  );
}

/** A list of stations for each background. */
function Paths() {
  return (
    <section className={page.section}>
      <h2>Where you come from</h2>
      <div className={styles.paths}>
        {paths.map(({title, about, minutes, items: stations}) => (
          <article key={title}>
            <h3>{title}</h3>
            <p>{about}</p>
            <p className={styles.facts}>
              {stations.length} stops, about {minutes} minutes
            </p>
            <ol>
              {stations.map((station) => (
                <li key={station.path}>
                  <Link to={station.path}>
                    <span>{station.title}</span>
                  </Link>
                </li>
              ))}
            </ol>
          </article>
        ))}
      </div>
    </section>
  );
}

/** All tutorials, each with what comes out of it. */
function Tutorials({items}: LearnPageProps) {
  return (
    <section className={page.section}>
      <h2>Tutorials</h2>
      <ul className={styles.tutorials}>
        {items.map(({content: {metadata}}) => {
          const card = tutorials.find(({path}) => path === metadata.permalink);
          return (
            <li key={metadata.permalink}>
              <Link to={metadata.permalink} className={tile.tile}>
                {card && <Preview demo={card.demo} opening />}
                <h3>{metadata.title}</h3>
                <p>{metadata.description}</p>
                {card && (
                  <p className={styles.facts}>
                    {card.minutes} minutes. {card.level}.
                  </p>
                )}
              </Link>
            </li>
          );
        })}
      </ul>
      <p className={styles.more}>
        <Link to="/learn/archive">All tutorials by year</Link>
      </p>
    </section>
  );
}

/** Each with a still of `demos/`. */
const ELSEWHERE = [
  {
    to: '/docs/recipes/',
    title: 'Recipes',
    about: 'Whole effects, one file each, to take along.',
    still: 'tunnel-book',
  },
  {
    to: '/demos/',
    title: 'Demos',
    about: 'One function at a time, with its values to change.',
    still: 'loop-nested',
  },
  {
    to: '/playground/',
    title: 'Playground',
    about: 'An empty film, and an editor beside it.',
    still: 'props-form',
  },
  {
    to: '/templates/',
    title: 'Templates',
    about: 'Projects that already render something.',
    still: 'template-three',
  },
];

/** For who learns from what is finished. */
function Elsewhere() {
  return (
    <section className={page.section}>
      <h2>Take something apart</h2>
      <ul className={styles.elsewhere}>
        {ELSEWHERE.map(({to, title, about, still}) => (
          <li key={to}>
            <Link to={to} className={tile.tile}>
              <img src={`/demos/${still}.webp`} alt="" width={640} height={360} loading="lazy" />
              <h3>{title}</h3>
              <p>{about}</p>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** `/learn`: the map of the ways to learn: the course, a path for each background, tutorials, and what can be taken apart. */
export default function LearnPage({items}: LearnPageProps) {
  return (
    <Layout
      title="Learn"
      description="A course in small steps with checks that look at your film, a path for where you come from, and tutorials."
    >
      <main className={page.page}>
        <header className={page.head}>
          <h1>Four ways to learn</h1>
          <p className={page.lead}>
            Do the course if all of this is new. Take a path if you know something like it. Build a
            whole film with a tutorial, or take apart what is finished.
          </p>
        </header>
        <Course />
        <Paths />
        <Tutorials items={items} />
        <Elsewhere />
      </main>
    </Layout>
  );
}
