import {shows} from '../../../../shared/course/goals.ts';
import type {StepChecks} from '../../../../shared/course/step.ts';

export const checks: StepChecks = {
  looks: [0],
  goals: [
    {
      says: 'There are two compositions, Wide and Upright',
      test: ({facts: {compositions}}) => {
        const missing = ['Wide', 'Upright'].filter((name) => !compositions.includes(name));
        if (missing.length === 0) return null;
        return {
          seen: `There ${compositions.length === 1 ? 'is' : 'are'} ${compositions.join(', ') || 'none'}.`,
          hint: `A second <Composition> beside the first, with id="${missing[0]}". Names are told apart by upper and lower case.`,
        };
      },
    },
    {
      says: 'Upright is 720 × 1280 pixels',
      test: ({facts: {video, composition}}) => {
        if (video.width === 720 && video.height === 1280 && composition === 'Upright') return null;
        const swapped = video.width === 1280 && composition === 'Upright';
        return {
          seen: `${composition ?? 'The film'} is ${video.width} × ${video.height} pixels.`,
          hint: swapped
            ? 'Width and height are the wrong way round: an upright picture is higher than wide.'
            : 'width={720} and height={1280} belong to the new one.',
        };
      },
    },
    {
      says: 'It has 90 frames, 30 of them in a second',
      test: ({facts: {video, composition}}) => {
        if (composition === 'Upright' && video.fps === 30 && video.durationInFrames === 90)
          return null;
        return {
          seen: `${composition ?? 'The film'} has ${video.durationInFrames} frames at ${video.fps} per second.`,
          hint: 'durationInFrames counts frames, not seconds: 90 at fps={30}.',
        };
      },
    },
    shows('It shows the invitation', /meteor\s*night/i, [0]),
  ],
};
