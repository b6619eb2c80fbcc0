import {type CalculateMetadataFunction, Composition} from 'remotion';
import {Program, type ProgramProps} from './Program';

const calculateMetadata: CalculateMetadataFunction<ProgramProps> = ({props}) => {
  return {durationInFrames: 30 + props.lines.length * 30};
};

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
      calculateMetadata={calculateMetadata}
    />
  );
};
