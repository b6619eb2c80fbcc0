import {AbsoluteFill} from 'remotion';

export const Film = () => {
  return (
    <AbsoluteFill style={{backgroundColor: '#0b1026', color: '#ffd98a', fontSize: 50}}>
      <div style={{lineHeight: 1}}>kestrelhill.example</div>
    </AbsoluteFill>
  );
};
