import {Player} from '@remotion/player';
import {Greeting} from './Greeting';

export const App = () => {
  return (
    <main style={{maxWidth: 860, margin: '0 auto', padding: 24, fontFamily: 'sans-serif'}}>
      <p>
        <button type="button">To the meteors</button>
      </p>
      <Player
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
