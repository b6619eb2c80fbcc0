import Link from '@docusaurus/Link';
import styles from './pipeline.module.css';

const frames = [0, 1, 2, 3, 4, 5, 6, 7, 8];

/** How a component becomes a file: four steps, each with a small picture. */
export function Pipeline() {
  return (
    <section className={styles.section} aria-labelledby="pipeline">
      <div className={styles.inner}>
        <div className={styles.intro}>
          <h2 id="pipeline">From component to file</h2>
          <p>
            Nothing is recorded in real time. Each frame is drawn, photographed and put in its
            place, so a slow frame is late for nobody and every render gives the same video.
          </p>
        </div>
        <ol className={styles.steps}>
          <li className={styles.step}>
            <div className={styles.picture} aria-hidden="true">
              <span className={styles.codeLine} data-w="7" />
              <span className={styles.codeLine} data-w="9" data-in="1" />
              <span className={styles.codeLine} data-w="5" data-in="1" />
              <span className={styles.codeLine} data-w="8" data-in="2" />
              <span className={styles.codeLine} data-w="4" />
            </div>
            <h3>Bundle</h3>
            <p>Your compositions become a small web page.</p>
          </li>
          <li className={styles.step}>
            <div className={styles.picture} aria-hidden="true">
              <span className={styles.tab} />
              <span className={styles.tab} />
              <span className={styles.tab} />
            </div>
            <h3>Open in tabs</h3>
            <p>A headless browser opens it several times and hands each tab its frames.</p>
          </li>
          <li className={styles.step}>
            <div className={styles.picture} aria-hidden="true">
              {frames.map((frame) => (
                <span key={frame} className={styles.frame} />
              ))}
            </div>
            <h3>Take the frames</h3>
            <p>Each frame waits for its fonts and data, then it is captured.</p>
          </li>
          <li className={styles.step}>
            <div className={styles.picture} aria-hidden="true">
              <span className={styles.reel} />
              <span className={styles.wave} />
            </div>
            <h3>Encode</h3>
            <p>FFmpeg joins pictures and sound into MP4, WebM, ProRes, GIF or audio.</p>
          </li>
        </ol>
        <p className={styles.command}>
          <code>npx remotion render Title out/title.mp4</code>
          <span>
            On your machine, in <Link to="/docs/ssr">Node.js or Bun</Link>, or spread over{' '}
            <Link to="/lambda/">hundreds of Lambda functions</Link>.
          </span>
        </p>
      </div>
    </section>
  );
}
