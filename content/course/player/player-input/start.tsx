import {Player} from '@remotion/player';
import {useState} from 'react';
import {Greeting} from './Greeting';

export const App = () => {
  const [guest, setGuest] = useState('Ines');

  return (
    <main style={{maxWidth: 860, margin: '0 auto', padding: 24, fontFamily: 'sans-serif'}}>
      <p>
        <label>
          Guest{' '}
          <input value={guest} onChange={(event) => setGuest(event.target.value)} maxLength={12} />
        </label>
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
