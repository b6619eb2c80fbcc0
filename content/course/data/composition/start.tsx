import {Composition} from 'remotion';
import {Invitation} from './Invitation';

export const RemotionRoot = () => {
  return (
    <>
      <Composition
        id="Wide"
        component={Invitation}
        width={1280}
        height={720}
        fps={30}
        durationInFrames={90}
      />
    </>
  );
};
