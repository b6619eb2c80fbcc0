import Link from '@docusaurus/Link';
import data from '@generated/site-course/default/learn.json';
import type {Props} from '@theme/BlogListPage';
import Layout from '@theme/Layout';
import {Preview} from '../demo-host/Preview';
import page from '../pages/_shared/page.module.css';
import {ButtonLink} from '../ui/Button';
import tile from '../ui/tile.module.css';
import styles from './learn.module.css';

type LearnPageProps = Pick<Props, 'items'>;

const {course, paths, tutorials} = data;

const hours = (minutes: number) => `about ${Math.round(minutes / 60)} hours`;

/** What the course is, with its chapters. */
function Course() {
  return (
    <section>
      <header className={page.head}>
        <h1>Learn by making a film</h1>
        <p className={page.lead}>
          {course.about} Write the code, see the picture, and be told what is missing. Everything
          runs in this browser: nothing to install.
        </p>
      </header>
      <div className={styles.go}>
        <ButtonLink to="/learn/course/">To the course</ButtonLink>
        <p className={styles.facts}>
          {course.steps} steps in {course.chapters.length} chapters, {hours(course.minutes)}. You
          know some JavaScript.
        </p>
      </div>
      <ol className={styles.chapters}>
        {course.chapters.map(({title, path, picture}) => (
          <li key={path}>
            <Link to={path} className={styles.chapter}>
              <img src={picture} alt="" width={1280} height={720} loading="lazy" />
              {title}
            </Link>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** A list of stations for each background. */
function Paths() {
  return (
    <section className={page.section}>
      <h2>Where you come from</h2>
      <div className={styles.paths}>
        {paths.map(({title, about, items: stations}) => (
          <article key={title}>
            <h3>{title}</h3>
            <p>{about}</p>
            <ol>
              {stations.map((station) => (
                <li key={station.path}>
                  <Link to={station.path}>{station.title}</Link>
                  <span className={styles.kind}>{station.isStep ? 'course' : 'docs'}</span>
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

/** `/learn`: the course, a path for each background, and the tutorials with what comes out of them. */
export default function LearnPage({items}: LearnPageProps) {
  return (
    <Layout
      title="Learn"
      description="A course in small steps with checks that look at your film, a path for where you come from, and tutorials."
    >
      <main className={page.page}>
        <Course />
        <Paths />
        <Tutorials items={items} />
      </main>
    </Layout>
  );
}
