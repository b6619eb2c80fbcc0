import type {CSSProperties, RefObject} from 'react';
import {StageNotice} from '../film/StageNotice';
import type {Stop} from './host/frame-host';
import type {Run} from './host/use-run';
import styles from './playground.module.css';
import type {Video} from './protocol';

const REASONS: Record<Stop, string> = {
  silent: 'The preview stopped answering, and was closed. A loop that never ends does that.',
  flood: 'The preview sent more messages than a page can take, and was closed.',
  unreachable: 'A package could not be loaded. Are you offline?',
};

export interface PictureProps {
  box: RefObject<HTMLDivElement | null>;
  run: Run;
  video: Video;
  poster?: string | undefined;
  isPage: boolean;
  /** Width to height of what is a page, not a film. */
  pageShape?: string;
  /** Shows the lines within which a title stays readable. */
  safe: boolean;
  allowed: boolean;
  onAllow: () => void;
}

/** The frame in which the reader's code runs, with what is shown until then. */
export function Picture(props: PictureProps) {
  const {box, run, video, poster, isPage, pageShape = '16 / 9', safe, allowed, onAllow} = props;
  const {stop, drawn, faults} = run;
  const shape = {'--shape': isPage ? pageShape : `${video.width} / ${video.height}`};
  return (
    <div className={styles.room} style={shape as CSSProperties}>
      <div
        className={styles.picture}
        data-page={isPage || undefined}
        data-state={stop ? 'stopped' : drawn ? 'drawn' : 'waiting'}
      >
        <div ref={box} className={styles.frame} />
        {safe && drawn && !isPage && <div className={styles.safe} data-safe aria-hidden="true" />}
        {!drawn && poster && <img className={styles.poster} src={poster} alt="" />}
        {!allowed && (
          <StageNotice
            text="This code came with a link. Read it, then run it: it can’t leave its frame."
            action="Run"
            onAction={onAllow}
            isAlert={false}
          />
        )}
        {stop && (
          <StageNotice
            text={`${REASONS[stop]} Your code is still here.`}
            action="Run again"
            onAction={run.restart}
          />
        )}
        {!stop && !drawn && allowed && !poster && faults.length === 0 && (
          <p className={styles.waiting} role="status">
            Starting …
          </p>
        )}
      </div>
    </div>
  );
}
