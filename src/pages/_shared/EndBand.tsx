import type {ReactNode} from 'react';
import styles from './end-band.module.css';

interface EndBandProps {
  /** Name of the heading in the address. */
  id: string;
  /** Its last word has the ball as its full stop. */
  heading: string;
  children: ReactNode;
  /** What is typed or copied, above the buttons. */
  commands: ReactNode;
  /** Links that look like buttons: the thing to do comes first. */
  buttons: ReactNode;
  /** Shows the number of the last frame of the home page's film. */
  counts?: boolean;
}

/** The end of a page: what to do next, on the last frame of a film, which the playhead has reached. */
export function EndBand({id, heading, children, commands, buttons, counts}: EndBandProps) {
  const words = heading.split(' ');
  const last = words.pop();
  return (
    <section className={styles.band} aria-labelledby={id} data-no-print>
      <div className={styles.inner}>
        <div>
          <h2 id={id}>
            {words.join(' ')}{' '}
            <span className="nowrap">
              {last}
              <i className={styles.stop} aria-hidden="true" />
            </span>
          </h2>
          <p>{children}</p>
        </div>
        <div className={styles.ways}>
          {commands}
          <p className={styles.buttons}>{buttons}</p>
        </div>
      </div>
      <div className={styles.track} data-counts={counts || undefined} aria-hidden="true">
        <span />
      </div>
    </section>
  );
}
