import useIsBrowser from '@docusaurus/useIsBrowser';
import {useState} from 'react';
import {Panes} from './Panes';
import page from './page.module.css';
import styles from './playground.module.css';
import {FIRST_STILL} from './templates/first';
import {PLAIN} from './use-view';
import {ViewBar} from './ViewBar';

/** Lengths of lines, in characters: which code will be here, only the address knows. */
const LINES = [58, 22, 0, 34, 20, 38, 3, 0, 48, 28, 14, 2, 0, 60, 34, 38, 30, 0, 12, 18, 14];

const VIDEO = {width: 1280, height: 720, fps: 30, durationInFrames: 90};

/**
 * The playground as long as its editor is on its way: the same boxes in the same places, so that nothing moves
 * when it comes. The document has it before any script; nobody can press or read it. It has the picture of what
 * opens first, too, unless the address asks for something else (`data-asked`, `src/start/load.ts`).
 */
export function Waiting() {
  // Another page may have led here with something of its own.
  const isBrowser = useIsBrowser();
  const [isFirst] = useState(!isBrowser);
  return (
    <>
      <p className="visually-hidden" role="status">
        The editor is on its way.
      </p>
      <div className={`${styles.playground} ${page.waiting}`} data-layout="page" inert>
        <div className={styles.write} data-view="open">
          <div className={styles.bar} data-sticks>
            <Panes open="code" onOpen={() => undefined} />
            <div className={styles.actions} />
          </div>
          <div className={`${styles.editor} ${page.lines}`}>
            {LINES.map((length, line) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines of a constant list
              <span key={line} style={{width: `${length}ch`}} />
            ))}
          </div>
        </div>
        <div className={styles.show} data-view="closed" data-strip="film">
          <div className={styles.room}>
            <div className={styles.picture}>
              <p className={styles.waiting}>Starting …</p>
              {isFirst && (
                <img className={`${styles.poster} ${page.first}`} src={FIRST_STILL} alt="" />
              )}
            </div>
          </div>
          <div className={page.timeline} data-timeline />
          <ViewBar look={PLAIN} video={VIDEO} open frame={() => 0} onChange={() => undefined} />
        </div>
      </div>
    </>
  );
}
