import type {StepChecks} from '../../../../shared/course/step.ts';

export const checks: StepChecks = {
  looks: [0],
  script: 'lambda.mts',
  goals: [
    {
      says: 'The film is rendered in four parts of 30 frames',
      test: (film) => {
        const [call] = film.calls('renderMediaOnLambda');
        if (!call) return {seen: 'renderMediaOnLambda() isn’t called.'};
        const {framesPerLambda: frames} = call.options;
        if (frames === 30) return null;
        if (typeof frames !== 'number')
          return {
            seen: 'The toolkit chooses how many frames a part has.',
            hint: 'framesPerLambda: 30 is an option of renderMediaOnLambda().',
          };
        return {
          seen: `A part has ${frames} frames: ${Math.ceil(120 / frames)} functions render them.`,
          hint: 'framesPerLambda counts the frames of a part, and not the parts.',
        };
      },
    },
    {
      says: 'Five functions are called: four for the parts, and one that coordinates them',
      test: (film) => {
        const [call] = film.calls('estimatePrice');
        if (!call) return {seen: 'estimatePrice() isn’t called.'};
        const {lambdasInvoked: count} = call.options;
        return count === 5
          ? null
          : {
              seen: `The estimate counts ${count}.`,
              hint: 'lambdasInvoked also counts the one that coordinates the others.',
            };
      },
    },
    {
      says: 'The time of all of them is billed',
      test: (film) => {
        const [call] = film.calls('estimatePrice');
        if (!call) return {seen: 'estimatePrice() isn’t called.'};
        const {durationInMilliseconds: time, memorySizeInMb, diskSizeInMb} = call.options;
        if (memorySizeInMb !== 2048 || diskSizeInMb !== 2048)
          return {
            seen: `A function has ${memorySizeInMb} MB of memory and ${diskSizeInMb} MB of disk.`,
            hint: 'Both are 2048.',
          };
        if (time === 20_000) return null;
        return {
          seen: `The estimate bills ${Number(time) / 1000} seconds.`,
          hint:
            time === 20
              ? 'durationInMilliseconds counts milliseconds.'
              : 'durationInMilliseconds is the time of all functions together: five times four seconds.',
        };
      },
    },
  ],
};
