import {Thumbnail} from '@remotion/player';
import {Greeting} from './Greeting';

const chapters = [
  {title: 'The roof opens', frame: 0},
  {title: 'Saturn', frame: 45},
  {title: 'Meteors', frame: 75},
];

export const App = () => {
  return (
    <main style={{maxWidth: 1160, margin: '0 auto', padding: 24, fontFamily: 'sans-serif'}}>
      <h1>Chapters</h1>
      <div style={{display: 'grid', gridTemplateColumns: '1fr 1fr 1fr', gap: 24}}>
        {chapters.map(({title, frame}) => (
          <div key={title}>
            <Thumbnail
              component={Greeting}
              inputProps={{guest: 'Ines'}}
              frameToDisplay={frame}
              durationInFrames={90}
              fps={30}
              compositionWidth={1280}
              compositionHeight={720}
              style={{width: '100%'}}
            />
            <p>{title}</p>
          </div>
        ))}
      </div>
    </main>
  );
};
