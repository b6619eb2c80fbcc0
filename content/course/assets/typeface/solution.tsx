import {loadFont} from '@remotion/google-fonts/Anton';
import {AbsoluteFill} from 'remotion';

const {fontFamily} = loadFont();

export const Film = () => {
  return (
    <AbsoluteFill
      style={{
        backgroundColor: '#0b1026',
        color: '#ffd98a',
        padding: 80,
        fontSize: 180,
        justifyContent: 'center',
      }}
    >
      <div style={{fontFamily}}>METEOR NIGHT</div>
    </AbsoluteFill>
  );
};
