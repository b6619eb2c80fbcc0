import type {StepChecks} from '../../../../shared/course/step.ts';

export const checks: StepChecks = {
  looks: [0, 29, 30, 60],
  goals: [
    {
      says: 'On frame 60 the melody plays',
      test: (film) => {
        const [sound] = film.components(60, 'Audio');
        if (!sound)
          return {
            seen: 'On frame 60 nothing is heard.',
            hint: "<Audio src={staticFile('demos/media/melody.wav')} /> plays it.",
          };
        const source = String(sound.props.src ?? '');
        if (!source.endsWith('melody.wav'))
          return {
            seen: `What plays is ${source.slice(0, 80)}.`,
            hint: "The address comes from staticFile('demos/media/melody.wav').",
          };
        return (sound.volume ?? 1) > 0.05
          ? null
          : {seen: 'It is there, but muted.', hint: 'Leave out muted, or a volume of 0.'};
      },
    },
    {
      says: 'It begins on frame 30',
      test: (film) => {
        const early = [0, 29].find((frame) => film.components(frame, 'Audio').length > 0);
        if (early !== undefined)
          return {
            seen: `It is already heard on frame ${early}.`,
            hint: 'Put it into the Sequence that begins on frame 30.',
          };
        const [sound] = film.components(30, 'Audio');
        if (!sound)
          return {
            seen: 'On frame 30 nothing is heard.',
            hint: 'The Sequence begins with from={30}.',
          };
        return null;
      },
    },
    {
      says: 'Its beginning is heard first',
      test: (film) => {
        const [sound] = film.components(60, 'Audio');
        if (!sound) return {seen: 'On frame 60 nothing is heard.'};
        if (sound.from === 30) return null;
        return {
          seen: `The sound counts from frame ${sound.from}: on frame 30 its first second is over.`,
          hint: 'Inside a Sequence it begins at its own beginning; a condition only hides that.',
        };
      },
    },
  ],
};
