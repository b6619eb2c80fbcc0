import {Lottie, type LottieAnimationData} from '@remotion/lottie';
import {useEffect, useState} from 'react';
import {
  AbsoluteFill,
  cancelRender,
  continueRender,
  delayRender,
  staticFile,
} from 'remotion';
import {z} from 'zod';

export const schema = z.object({
  playbackRate: z.number().min(0.25).max(2),
  loop: z.boolean(),
});

export const defaultProps: z.infer<typeof schema> = {
  playbackRate: 1,
  loop: true,
};

export const CheckMark = ({playbackRate, loop}: z.infer<typeof schema>) => {
  const [handle] = useState(() => delayRender('Loading the animation'));
  const [animationData, setAnimationData] =
    useState<LottieAnimationData | null>(null);

  useEffect(() => {
    fetch(staticFile('demos/media/check.json'))
      .then((response) => response.json())
      .then((json: LottieAnimationData) => {
        setAnimationData(json);
        continueRender(handle);
      })
      .catch((error) => cancelRender(error));
  }, [handle]);

  return (
    <AbsoluteFill
      style={{
        backgroundColor: '#15262b',
        placeContent: 'center',
        alignItems: 'center',
      }}
    >
      {animationData && (
        <Lottie
          animationData={animationData}
          playbackRate={playbackRate}
          loop={loop}
          style={{width: 300, height: 300}}
        />
      )}
    </AbsoluteFill>
  );
};
