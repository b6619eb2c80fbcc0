import {Player, type PlayerRef} from '@remotion/player';
import {useRef} from 'react';
import {Greeting} from './Greeting';

export const App = () => {
  const player = useRef<PlayerRef>(null);

  return (
    <main style={{maxWidth: 860, margin: '0 auto', padding: 24, fontFamily: 'sans-serif'}}>
      <p>
        <button type="button" onClick={() => player.current?.seekTo(60)}>
          To the meteors
        </button>
      </p>
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
    </main>
  );
};
