import {AbsoluteFill} from 'remotion';

export const defaultProps = {guest: 'Ines'};

export const Film = ({guest}: typeof defaultProps) => {
  return (
    <AbsoluteFill
      style={{backgroundColor: '#0b1026', color: '#ffd98a', padding: 80, fontSize: 100}}
    >
      <div>Dear guest,</div>
      <div style={{fontSize: 60}}>you are invited to a meteor night.</div>
    </AbsoluteFill>
  );
};
