import {AbsoluteFill} from 'remotion';

const Sky = () => <AbsoluteFill style={{backgroundColor: '#0b1026'}} />;

const Moon = () => (
  <AbsoluteFill style={{alignItems: 'center', paddingTop: 240}}>
    <div style={{fontSize: 300, lineHeight: 1, color: '#ffe9bd'}}>☾</div>
  </AbsoluteFill>
);

const Hill = () => (
  <AbsoluteFill style={{top: 460, backgroundColor: '#1d3b2f', color: '#cfe8d8', fontSize: 70}}>
    <div style={{margin: 'auto'}}>Kestrel Hill</div>
  </AbsoluteFill>
);

export const Film = () => {
  return (
    <AbsoluteFill>
      <Hill />
      <Moon />
      <Sky />
    </AbsoluteFill>
  );
};
