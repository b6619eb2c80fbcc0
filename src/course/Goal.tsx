import type {StepPageData} from '../../shared/course/page';
import styles from './step.module.css';

/** The picture of the finished step: to be unfolded, and open where there is room for it. */
export function Goal({step}: {step: StepPageData}) {
  return (
    <>
      <details className={styles.goal}>
        <summary className="unfold">What it becomes</summary>
        <GoalPicture step={step} />
      </details>
      <figure className={styles.roomyGoal}>
        <figcaption>What it becomes</figcaption>
        <GoalPicture step={step} />
      </figure>
    </>
  );
}

/** The same below the code, where short code leaves room for it on a large screen. */
export function GoalBelowCode({step}: {step: StepPageData}) {
  return (
    <figure className={styles.codeGoal}>
      <figcaption>What it becomes</figcaption>
      <GoalPicture step={step} />
    </figure>
  );
}

function GoalPicture({step: {id, still, start}}: {step: StepPageData}) {
  return (
    <img
      src={`/demos/course/${id}.webp`}
      width={start.video.width}
      height={start.video.height}
      loading="lazy"
      alt={`Frame ${still} of the finished step`}
    />
  );
}
