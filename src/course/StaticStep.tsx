import type {StepPageData} from '../../shared/course/page';
import styles from './step.module.css';

/** Code and picture of a step before the editor is there, and for readers without scripts. */
export function StaticStep({step}: {step: StepPageData}) {
  const {startHtml, solutionHtml, start, id, still, title} = step;
  const [file = ''] = Object.keys(start.files);
  const {width, height} = start.video;
  return (
    <>
      <section className={styles.code} aria-label="Code">
        <p className={styles.file}>{file}</p>
        <Code html={startHtml} />
        <noscript>
          <details className={styles.solution}>
            <summary>A solution</summary>
            <Code html={solutionHtml} />
          </details>
        </noscript>
      </section>
      <section className={styles.film} aria-label="Film">
        <img
          className={styles.still}
          src={`/demos/course/${id}.webp`}
          width={width}
          height={height}
          alt={`Frame ${still} of the finished step “${title}”`}
        />
        <p className={styles.caption}>What it becomes: frame {still} of the finished step.</p>
      </section>
    </>
  );
}

function Code({html}: {html: string}) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolled block must be reachable by keyboard
    <pre className={styles.pre} tabIndex={0}>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: highlighted by our own build */}
      <code dangerouslySetInnerHTML={{__html: html}} />
    </pre>
  );
}
