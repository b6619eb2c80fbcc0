import {commands} from '../../../../shared/course/command.ts';
import type {StepChecks} from '../../../../shared/course/step.ts';

export const checks: StepChecks = {
  looks: [0],
  goals: [
    commands('The poster is a picture of frame 100', 'poster', ({command, output, flags}) => {
      if (command !== 'still' || !/\.(?:png|jpe?g|webp)$/.test(output ?? ''))
        return {
          seen: `“poster” is remotion ${command}, and makes ${output ?? 'no file'}.`,
          hint: 'remotion still Program out/poster.png makes one picture.',
        };
      return flags.frame === '100'
        ? null
        : {
            seen: `It shows frame ${flags.frame ?? 0}.`,
            hint: flags.frames
              ? '--frames is for the range of a film: a still has --frame.'
              : '--frame=100 says which frame. Frames count from 0.',
          };
    }),
    commands('The loop is a GIF of every second frame', 'loop', ({command, output, flags}) => {
      const codec = flags.codec ?? (output?.endsWith('.gif') ? 'gif' : 'h264');
      if (command !== 'render' || codec !== 'gif' || !output?.endsWith('.gif'))
        return {
          seen: `“loop” is remotion ${command}, with the codec ${codec}, and makes ${output ?? 'no file'}.`,
          hint: 'The file ends with .gif, and the codec is gif.',
        };
      return flags['every-nth-frame'] === '2'
        ? null
        : {
            seen: `It takes ${flags['every-nth-frame'] ? `every frame out of ${flags['every-nth-frame']}` : 'every frame'}.`,
            hint: '--every-nth-frame=2 leaves out every other one.',
          };
    }),
    commands('The overlay is transparent', 'overlay', ({command, output, flags}) => {
      const codec = flags.codec ?? (output?.endsWith('.webm') ? 'vp8' : 'h264');
      const pixels = flags['pixel-format'];
      if (command !== 'render' || !['vp8', 'vp9', 'prores'].includes(String(codec)))
        return {
          seen: `“overlay” is remotion ${command}, with the codec ${codec}.`,
          hint: 'H.264 has no transparency: VP8, VP9 and ProRes do.',
        };
      if (flags['image-format'] !== 'png')
        return {
          seen: `Its frames are taken as ${flags['image-format'] ?? 'jpeg'}.`,
          hint: 'JPEG has no transparency: --image-format=png.',
        };
      const wanted = codec === 'prores' ? 'yuva444p10le' : 'yuva420p';
      if (pixels !== wanted)
        return {
          seen: `Its pixel format is ${pixels ?? 'yuv420p'}.`,
          hint: `The a is the alpha channel: --pixel-format=${wanted}.`,
        };
      if (codec === 'prores' && !String(flags['prores-profile']).startsWith('4444'))
        return {seen: 'Its ProRes has no alpha channel.', hint: '--prores-profile=4444.'};
      return null;
    }),
  ],
};
