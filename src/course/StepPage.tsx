import Link from '@docusaurus/Link';
import Layout from '@theme/Layout';
import {type CSSProperties, useState} from 'react';
import type {StepPageData} from '../../shared/course/page';
import {Block} from '../ask/Blocks';
import {useImport} from '../ui/use-import';
import {whenLoaded} from '../ui/when-loaded';
import {beginsAsPage} from './begins-as-page';
import {type EarlyPress, StaticStep} from './StaticStep';
import styles from './step.module.css';

/** The editor and all that is heavy. Where it can't be loaded, the page stays what it is without scripts. */
const load = () => import('./Workbench');

/** A step of the course: its text beside the editor and the film. */
export default function StepPage({step}: {step: StepPageData}) {
  return <Step key={step.id} step={step} />;
}

/** Lines up to which code leaves room for a picture below it. */
const SHORT = 21;

function Step({step}: {step: StepPageData}) {
  const Workbench = useImport(load, whenLoaded).module?.Workbench;
  const [pressed, setPressed] = useState<EarlyPress | null>(null);
  const {title, description, number, chapterNumber, chapterTitle} = step;
  const lines = Math.max(
    ...[...Object.values(step.start.files), step.solution].map((text) => text.split('\n').length),
  );
  return (
    <Layout title={`${title}: step ${number} of the course`} description={description} noFooter>
      <main
        className={styles.main}
        data-page={beginsAsPage(step.start) || undefined}
        data-short={lines <= SHORT || undefined}
        style={{'--lines': lines} as CSSProperties}
      >
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
        </article>
        {Workbench ? (
          <Workbench step={step} pressed={pressed} />
        ) : (
          <StaticStep step={step} pressed={pressed} onPress={setPressed} />
        )}
      </main>
    </Layout>
  );
}
