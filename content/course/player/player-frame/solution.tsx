import {type CallbackListener, Player, type PlayerRef} from '@remotion/player';
import {useEffect, useRef, useState} from 'react';
import {Greeting} from './Greeting';

export const App = () => {
  const player = useRef<PlayerRef>(null);
  const [frame, setFrame] = useState(0);

  useEffect(() => {
    const {current} = player;
    const onFrame: CallbackListener<'frameupdate'> = ({detail}) => setFrame(detail.frame);
    current?.addEventListener('frameupdate', onFrame);
    return () => current?.removeEventListener('frameupdate', onFrame);
  }, []);

  return (
    <main style={{maxWidth: 860, margin: '0 auto', padding: 24, fontFamily: 'sans-serif'}}>
      <Player
        ref={player}
        component={Greeting}
        inputProps={{guest: 'Ines'}}
        durationInFrames={90}
        fps={30}
        compositionWidth={1280}
        compositionHeight={720}
        style={{width: '100%'}}
        controls
      />
      <p>Frame {frame} of 89</p>
      <button type="button" onClick={() => player.current?.seekTo(60)}>
        To the meteors
      </button>
    </main>
  );
};
