import {AbsoluteFill} from 'remotion';

export const Film = () => {
  return (
    <AbsoluteFill style={{backgroundColor: '#0b1026'}}>{/* The photo goes here. */}</AbsoluteFill>
  );
};
