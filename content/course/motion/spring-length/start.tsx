import {AbsoluteFill, spring, useCurrentFrame, useVideoConfig} from 'remotion';

export const Film = () => {
  const frame = useCurrentFrame();
  const {fps} = useVideoConfig();
  const grown = spring({frame, fps});

  return (
    <AbsoluteFill
      style={{backgroundColor: '#0b1026', color: '#ffd98a', padding: 80, fontSize: 110}}
    >
      Meteor Night
      <hr
        style={{width: grown * 800, height: 8, margin: 0, border: 0, backgroundColor: '#e8743b'}}
      />
    </AbsoluteFill>
  );
};
