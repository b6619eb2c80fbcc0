// The card's composition as the toolkit would render it; only for the comparison in ../run.ts.
import {AbsoluteFill, Composition, registerRoot} from 'remotion';

const Card = ({title}: {title: string}) => (
  <AbsoluteFill style={{backgroundColor: '#0b1315', justifyContent: 'center', padding: 64}}>
    <div style={{color: '#f2faf9', font: '600 84px sans-serif'}}>{title}</div>
  </AbsoluteFill>
);

registerRoot(() => (
  <Composition
    id="card"
    component={Card}
    width={1200}
    height={630}
    fps={30}
    durationInFrames={1}
    defaultProps={{title: 'spring()'}}
  />
));
