import {AbsoluteFill} from 'remotion';

export const defaultProps = {guest: 'Ines', stars: 3};

export const Film = ({guest, stars}: typeof defaultProps) => {
  return (
    <AbsoluteFill
      style={{backgroundColor: '#0b1026', color: '#ffd98a', padding: 80, fontSize: 100}}
    >
      <div>Dear {guest},</div>
      <div>★</div>
    </AbsoluteFill>
  );
};
