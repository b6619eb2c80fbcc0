import {AbsoluteFill} from 'remotion';

export const Film = () => {
  return (
    <AbsoluteFill
      style={{
        backgroundColor: '#0b1026',
        color: '#ffd98a',
        fontSize: 90,
        gap: 40,
        alignItems: 'center',
        justifyContent: 'center',
        flexDirection: 'row',
      }}
    >
      <div style={{fontSize: 260, lineHeight: 1}}>☾</div>
      <div>Meteor Night</div>
    </AbsoluteFill>
  );
};
