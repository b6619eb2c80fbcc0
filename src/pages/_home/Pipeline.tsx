import Link from '@docusaurus/Link';
import type {CSSProperties} from 'react';
import {CopyButton} from '../../ui/copy-button/CopyButton';
import {FilmLink} from '../../ui/film-link/FilmLink';
import {Paint} from '../../ui/paint/Paint';
import {Plate} from '../../ui/plate/Plate';
import {SheetFrame, sheet} from '../../ui/sheet-frame/SheetFrame';
import home from './home.module.css';
import styles from './pipeline.module.css';
import rendered from './rendered.json';
import {video} from './scene';

/** The ball on its way, its landing, the end. */
const tabs = [4, 8, 15];
/** The word with its full stop. */
const POSTER = 10;

/** Of the sheet of frames. */
const rows = [0, 1, 2, 3];

const RENDER = 'npx remotion render Title out/title.mp4';

const size = (bytes: number) =>
  bytes < 1e6 ? `${Math.round(bytes / 1000)} KB` : `${(bytes / 1e6).toFixed(1)} MB`;

const label = `Play title.mp4 · ${size(rendered.bytes)}`;

/** What the bundle of the composition above has in it. */
const files = [
  'bundle/',
  ...rendered.bundle.map(({name, bytes}) => ` *${name.padEnd(11)}*${size(bytes).padStart(7)}`),
];

/** How a component becomes a file: four steps, each with what came out when the one above was rendered. */
export function Pipeline() {
  return (
    <section className={styles.section} aria-labelledby="pipeline">
      <div className={home.section}>
        <div className={styles.intro}>
          <h2 id="pipeline">A component goes in, a video file comes out</h2>
          <p>
            Nothing is recorded in real time. Each frame is drawn, photographed and put in its
            place, so a slow frame is late for nobody and every render gives the same video.
          </p>
        </div>
        <ol className={styles.steps}>
          <li className={styles.step}>
            <div className={styles.picture}>
              <Plate lines={files} />
            </div>
            <h3>Bundle</h3>
            <p>Your compositions become a small web page.</p>
          </li>
          <li className={styles.step}>
            <div className={styles.picture} aria-hidden="true">
              {tabs.map((frame) => (
                <span key={frame} className={styles.tab}>
                  <SheetFrame index={frame} />
                </span>
              ))}
            </div>
            <h3>Open in tabs</h3>
            <p>A headless browser opens it several times and hands each tab its frames.</p>
          </li>
          <li className={styles.step}>
            <div className={`${styles.picture} ${styles.sheet}`} aria-hidden="true">
              {sheet}
              {rows.map((row) => (
                <i key={row} className={styles.untaken} style={{'--row': row} as CSSProperties} />
              ))}
            </div>
            <h3>Take the frames</h3>
            <p>Each frame waits for its fonts and data, then it is captured.</p>
          </li>
          <li className={styles.step}>
            <div className={styles.picture}>
              <FilmLink
                src="/home/title.mp4"
                width={video.width}
                height={video.height}
                name="The rendered file"
                label={label}
              >
                <SheetFrame index={POSTER} />
              </FilmLink>
            </div>
            <h3>Encode</h3>
            <p>FFmpeg joins pictures and sound into MP4, WebM, ProRes, GIF or audio.</p>
          </li>
        </ol>
        <p className={styles.command}>
          <span className={styles.box}>
            <code>
              <Paint code={RENDER} />
            </code>
            <CopyButton label="Copy the command" text={() => RENDER} />
          </span>
          <span>
            On your machine, in <Link to="/docs/ssr">Node.js or Bun</Link>, or spread over{' '}
            <Link to="/lambda/">hundreds of Lambda functions</Link>.
          </span>
        </p>
      </div>
    </section>
  );
}
