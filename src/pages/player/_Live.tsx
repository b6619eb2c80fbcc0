// The only file of this page that loads the toolkit.
import {Player} from '@remotion/player';
import {useState} from 'react';
import {video} from '../_home/scene';
import {Title} from '../_home/Title';
import type {Settings} from './_settings';
import styles from './player.module.css';

/** The Player with the visitor's settings. */
export default function Live({settings}: {settings: Settings}) {
  const {text, color, showPlaybackRateControl, spaceKeyToPlayOrPause, ...props} = settings;
  // With the space key the Player focuses its button when it mounts: not before somebody has touched it.
  const [touched, setTouched] = useState(false);
  return (
    <div className={styles.live} onPointerDownCapture={() => setTouched(true)}>
      <Player
        // The bar reads these when it mounts.
        key={`${props.controls}${showPlaybackRateControl}${props.showVolumeControls}`}
        component={Title}
        inputProps={{text, color, stiffness: 90, damping: 8}}
        durationInFrames={video.durationInFrames}
        fps={video.fps}
        compositionWidth={video.width}
        compositionHeight={video.height}
        initialFrame={video.poster}
        showPlaybackRateControl={showPlaybackRateControl}
        numberOfSharedAudioTags={0}
        acknowledgeRemotionLicense
        style={{width: '100%', height: '100%'}}
        {...props}
        spaceKeyToPlayOrPause={spaceKeyToPlayOrPause && touched}
      />
    </div>
  );
}
