import {Composition} from 'remotion';
import {Program} from './Program';

export const RemotionRoot = () => {
  return (
    <Composition
      id="Program"
      component={Program}
      width={1280}
      height={720}
      fps={30}
      durationInFrames={90}
      defaultProps={{guest: 'Ines', lines: ['21:00 Roof', '22:00 Saturn', '23:30 Meteors']}}
    />
  );
};
