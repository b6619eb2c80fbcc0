import {type CSSProperties, useRef} from 'react';
import type {StepPageData} from '../../shared/course/page';
import {Timeline} from '../film/Timeline';
import playground from '../playground/playground.module.css';
import {beginsAsPage, PAGE_SHAPE} from './begins-as-page';
import {CodeLine} from './CodeLine';
import {FilmSection} from './FilmSection';
import {GoalBelowCode} from './Goal';
import {StepBar} from './StepBar';
import {StepTabs} from './StepTabs';
import styles from './step.module.css';
import {Verdict} from './Verdict';

/** What can be pressed before the editor is there, which does it then. */
export type EarlyPress = 'check' | 'show' | 'solve';

interface StaticStepProps {
  step: StepPageData;
  /** What has been pressed. */
  pressed: EarlyPress | null;
  onPress: (press: EarlyPress) => void;
}

const nothing = () => undefined;

/** Code and picture of a step before the editor is there, in the same places, and for readers without scripts. */
export function StaticStep({step, pressed, onPress}: StaticStepProps) {
  const {startHtml, solutionHtml, solution, start} = step;
  const files = Object.keys(start.files);
  const [file = ''] = files;
  const isLooking = pressed === 'check' || pressed === 'solve';
  return (
    <>
      <section className={styles.code} aria-label="Code">
        <div data-live inert>
          <StepTabs
            files={files}
            open={file}
            faults={[]}
            changed={false}
            onOpen={nothing}
            onReset={nothing}
          />
        </div>
        <noscript>
          <p className={styles.file}>{file}</p>
        </noscript>
        <div className={styles.editor}>
          <Code html={startHtml} text={start.files[file] ?? ''} />
        </div>
        <noscript>
          <details className={styles.solution}>
            <summary>A solution</summary>
            <Code html={solutionHtml} text={solution} />
          </details>
        </noscript>
        <GoalBelowCode step={step} />
      </section>
      <FilmSection
        step={step}
        verdict={
          <div data-live>
            <Verdict last={null} isLooking={isLooking} />
          </div>
        }
      >
        <Still step={step} />
      </FilmSection>
      <StepBar
        step={step}
        isLooking={isLooking}
        isShown={pressed === 'show'}
        isDone={false}
        onCheck={() => onPress('check')}
        onShow={() => onPress('show')}
        onSolve={() => onPress('solve')}
      />
    </>
  );
}

/** The frame that shows best what the step makes, and the timeline at this frame. */
function Still({step: {id, still, start, title}}: {step: StepPageData}) {
  const {video} = start;
  const frame = useRef(still);
  const isPage = beginsAsPage(start);
  const shape = isPage ? PAGE_SHAPE : `${video.width} / ${video.height}`;
  return (
    <>
      <figure
        className={playground.picture}
        style={{'--shape': shape} as CSSProperties}
        data-page={isPage || undefined}
      >
        <img
          className={playground.poster}
          src={`/demos/course/${id}.webp`}
          width={video.width}
          height={video.height}
          alt={`Frame ${still} of the finished step “${title}”`}
        />
        <figcaption className={styles.caption}>What it becomes</figcaption>
      </figure>
      {!isPage && (
        <div inert>
          <Timeline
            demo={{...video, stillFrame: still, audio: true}}
            player={null}
            frame={frame}
            playing={false}
            loop
            onPlay={nothing}
            onLoop={nothing}
          />
        </div>
      )}
    </>
  );
}

function Code({html, text}: {html: string; text: string}) {
  const lines = html.split('\n');
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolled block must be reachable by keyboard
    <pre className={styles.pre} tabIndex={0}>
      <code>
        {text.split('\n').map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other name
          <CodeLine key={index} text={line} html={lines[index]} number={index + 1} />
        ))}
      </code>
    </pre>
  );
}
