import {commands, propsOf} from '../../../../shared/course/command.ts';
import type {StepChecks} from '../../../../shared/course/step.ts';

export const checks: StepChecks = {
  looks: [0],
  goals: [
    commands('“npm run render” renders Program', 'render', ({command, composition}) => {
      if (command !== 'render')
        return {
          seen: `It calls “remotion ${command ?? ''}”.`,
          hint: 'The command “remotion render” makes a film.',
        };
      return composition === 'Program'
        ? null
        : {
            seen: `The composition it names is ${composition ?? 'none'}.`,
            hint: 'The name of the composition comes first, then the file: remotion render Program out/nora.mp4.',
          };
    }),
    commands('It makes out/nora.mp4', 'render', ({output}) =>
      output?.replace(/^\.\//, '') === 'out/nora.mp4'
        ? null
        : {
            seen: output ? `It makes ${output}.` : 'It names no file.',
            hint: 'The file comes after the name of the composition.',
          },
    ),
    commands('The guest is Nora', 'render', (command, film) => {
      const props = propsOf(command, film.files);
      if ('seen' in props) return props;
      return props.values.guest === 'Nora' && Array.isArray(props.values.lines)
        ? null
        : {
            seen: `Its props are ${JSON.stringify(props.values)}.`,
            hint: '--props=nora.json takes those of the file.',
          };
    }),
    commands('The picture is 640 × 360 pixels', 'render', ({flags}) => {
      const scale = Number(flags.scale ?? 1);
      if (scale === 0.5) return null;
      return {
        seen: Number.isFinite(scale)
          ? `It is ${Math.round(1280 * scale)} × ${Math.round(720 * scale)} pixels.`
          : `--scale is ${flags.scale}.`,
        hint: '--scale is a factor: 0.5 is half of the width and half of the height.',
      };
    }),
  ],
};
