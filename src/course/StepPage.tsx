import Link from '@docusaurus/Link';
import Layout from '@theme/Layout';
import {type RefObject, useEffect, useRef, useState} from 'react';
import type {StepPageData} from '../../shared/course/page';
import {Block} from '../ask/Blocks';
import {Button} from '../ui/Button';
import {useImport} from '../ui/use-import';
import {whenLoaded} from '../ui/when-loaded';
import {beginsAsPage} from './begins-as-page';
import {type EarlyPress, StaticStep} from './StaticStep';
import styles from './step.module.css';

/** What the columns of a phone are called. */
const VIEWS = {text: 'Text', code: 'Code', film: 'Film'} as const;
type View = keyof typeof VIEWS;

/** The editor and all that is heavy. Where it can't be loaded, the page stays what it is without scripts. */
const load = () => import('./Workbench');

/** On a phone, a column that is opened is seen from its beginning. Takes the tabs, and which column is seen. */
function useBeginning(tabs: RefObject<HTMLElement | null>, view: View) {
  const last = useRef(view);
  useEffect(() => {
    if (last.current === view) return;
    last.current = view;
    const main = tabs.current?.parentElement;
    // Elsewhere there are no tabs, and all columns are seen at once.
    if (!main || tabs.current?.offsetHeight === 0) return;
    if (main.getBoundingClientRect().top < 0) main.scrollIntoView();
  }, [tabs, view]);
}

/** A step of the course: its text beside the editor and the film. */
export default function StepPage({step}: {step: StepPageData}) {
  return <Step key={step.id} step={step} />;
}

function Step({step}: {step: StepPageData}) {
  const Workbench = useImport(load, whenLoaded).module?.Workbench;
  const [pressed, setPressed] = useState<EarlyPress | null>(null);
  const [view, setView] = useState<View>('text');
  const tabs = useRef<HTMLFieldSetElement>(null);
  useBeginning(tabs, view);
  const {title, description, number, chapterNumber, chapterTitle} = step;
  const press = (early: EarlyPress) => {
    setPressed(early);
    setView(early === 'show' ? 'code' : 'film');
  };
  return (
    <Layout title={`${title}: step ${number} of the course`} description={description} noFooter>
      <main
        className={styles.main}
        data-view={view}
        data-page={beginsAsPage(step.start) || undefined}
      >
        <fieldset ref={tabs} className={styles.views} data-live data-sticks>
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
          <Button className={styles.begin} onClick={() => setView('code')}>
            Write the code
          </Button>
        </article>
        {Workbench ? (
          <Workbench step={step} pressed={pressed} onView={setView} />
        ) : (
          <StaticStep step={step} pressed={pressed} onPress={press} />
        )}
      </main>
    </Layout>
  );
}
