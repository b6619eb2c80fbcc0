import Link from '@docusaurus/Link';
import Layout from '@theme/Layout';
import {useState} from 'react';
import type {StepPageData} from '../../shared/course/page';
import {Block} from '../ask/Blocks';
import {Button} from '../ui/Button';
import {useImport} from '../ui/use-import';
import {whenLoaded} from '../ui/when-loaded';
import {StaticStep} from './StaticStep';
import styles from './step.module.css';

/** What the columns of a phone are called. */
const VIEWS = {text: 'Text', code: 'Code', film: 'Film'} as const;
type View = keyof typeof VIEWS;

/** The editor and all that is heavy. Where it can't be loaded, the page stays what it is without scripts. */
const load = () => import('./Workbench');

/** A step of the course: its text beside the editor and the film. */
export default function StepPage({step}: {step: StepPageData}) {
  return <Step key={step.id} step={step} />;
}

function Step({step}: {step: StepPageData}) {
  const Workbench = useImport(load, whenLoaded).module?.Workbench;
  const [view, setView] = useState<View>('text');
  const {title, description, number, count, chapterNumber, chapterTitle, previous, next} = step;
  return (
    <Layout title={`${title}: step ${number} of the course`} description={description}>
      <main className={styles.main} data-view={view} data-alive={Workbench ? true : undefined}>
        {Workbench && (
          <fieldset className={styles.views}>
            <legend className="visually-hidden">View</legend>
            {(Object.keys(VIEWS) as View[]).map((name) => (
              <button
                key={name}
                type="button"
                aria-pressed={view === name}
                onClick={() => setView(name)}
              >
                {VIEWS[name]}
              </button>
            ))}
          </fieldset>
        )}
        <article className={styles.text}>
          <p className={styles.place}>
            <Link to="/learn/course/">Course</Link>
            <span aria-hidden>/</span>
            <span>
              {chapterNumber}. {chapterTitle}
            </span>
          </p>
          <h1>{title}</h1>
          <div className={styles.prose}>
            <Block node={step.text} link={{}} />
          </div>
          {Workbench && (
            <Button className={styles.begin} onClick={() => setView('code')}>
              Write the code
            </Button>
          )}
          <nav className={styles.steps} aria-label="Steps">
            {previous ? (
              <Link to={previous.path} rel="prev">
                <span>Back</span>
                {previous.title}
              </Link>
            ) : (
              <span />
            )}
            <span className={styles.count}>
              {number} of {count}
            </span>
            {next ? (
              <Link to={next.path} rel="next">
                <span>Next</span>
                {next.title}
              </Link>
            ) : (
              <Link to="/learn/course/">
                <span>All steps</span>
                To the overview
              </Link>
            )}
          </nav>
        </article>
        {Workbench ? <Workbench step={step} onView={setView} /> : <StaticStep step={step} />}
      </main>
    </Layout>
  );
}
