import type {PlayerRef} from '@remotion/player';
import type {DemoValues, DemoView} from '../../shared/demo';
import {StageNotice} from '../film/StageNotice';
import styles from './demo.module.css';
import {isPale} from './is-pale';
import {Still} from './Still';
import type {StageHandle} from './use-stage';

interface DemoPictureProps {
  demo: DemoView;
  /** Size in which it plays, as the reader's format has it. */
  size: {width: number; height: number};
  stage: StageHandle;
  /** False while the demo is far off the screen: then there is no Player. */
  near: boolean;
  player: PlayerRef | null;
  values: DemoValues;
  initialFrame: number;
  loop: boolean;
  /** Whether it moves, or somebody looks at a frame that they have chosen. */
  isWatched: boolean;
  onPlayer: (player: PlayerRef | null) => void;
}

/** The still of a demo, the Player on top of it, and what is said when that doesn't work. */
export function DemoPicture(props: DemoPictureProps) {
  const {demo, size, stage, near, player, values, initialFrame, loop, isWatched, onPlayer} = props;
  const {state, attempt, retry} = stage;
  return (
    <div className={styles.stage} data-rests={(!isWatched && isPale(demo.stillColor)) || undefined}>
      <Still demo={demo} alt={demo.title} className={styles.still} />
      {state.kind === 'loaded' && near && (
        <div
          className={styles.player}
          data-no-print
          key={attempt}
          data-player={player ? 'ready' : 'loading'}
        >
          <state.loaded.Stage
            demo={{...demo, ...size}}
            component={state.loaded.component}
            values={values}
            initialFrame={initialFrame}
            loop={loop}
            onPlayer={onPlayer}
          />
        </div>
      )}
      {(state.kind === 'crashed' || state.kind === 'unreachable') && (
        <StageNotice
          text={state.kind === 'crashed' ? 'This demo crashed.' : 'This demo could not be loaded.'}
          action="Retry"
          onAction={retry}
        />
      )}
    </div>
  );
}
