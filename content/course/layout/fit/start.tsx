import {AbsoluteFill} from 'remotion';

export const defaultProps = {title: 'Meteor Night'};

const font = {fontFamily: 'sans-serif', fontWeight: 'bold'};

export const Film = ({title}: typeof defaultProps) => {
  const fontSize = 160;

  return (
    <AbsoluteFill
      style={{
        backgroundColor: '#0b1026',
        color: '#ffd98a',
        alignItems: 'center',
        justifyContent: 'center',
      }}
    >
      <div style={{...font, fontSize, whiteSpace: 'nowrap'}}>{title}</div>
    </AbsoluteFill>
  );
};
