import {ButtonLink} from '../../ui/Button';
import {Commands} from './Commands';
import styles from './home.module.css';

/** The end of the page: one command and where to go from there, on the last frame of the film it began with. */
export function Start() {
  return (
    <section className={styles.start} aria-labelledby="start" data-no-print>
      <div className={styles.startInner}>
        {/* The command is on the first sheet. */}
        <div>
          <h2 id="start">
            Render your first{' '}
            <span className="nowrap">
              frame
              <i className={styles.stop} aria-hidden="true" />
            </span>
          </h2>
          <p>
            One command asks for a template, installs it and opens the Studio. You need Node.js 16
            or newer, or Bun 1.0.3 or newer.
          </p>
        </div>
        <div className={styles.startWays}>
          <Commands />
          <p className={styles.buttons}>
            <ButtonLink to="/docs/">Read the guide</ButtonLink>
            <ButtonLink to="/docs/license" look="plain">
              Which license do I need?
            </ButtonLink>
          </p>
        </div>
      </div>
      <div className={styles.track} aria-hidden="true">
        <span />
      </div>
    </section>
  );
}
