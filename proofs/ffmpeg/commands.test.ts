import {expect, test} from 'vitest';
import {commandsIn, filesOf, words} from './commands.ts';

test('finds commands in fences and code spans, with continued lines joined', () => {
  const page =
    'Run `ffmpeg -i a.mov b.mp4`, not `ffmpeg`.\n\n```sh\nnpx remotion ffprobe -v error \\\n  in.mp4\nls\n```\n';
  expect(commandsIn('p.mdx', page)).toEqual([
    {file: 'p.mdx', line: 1, command: 'ffmpeg -i a.mov b.mp4'},
    {file: 'p.mdx', line: 4, command: 'npx remotion ffprobe -v error in.mp4'},
  ]);
});

test('knows which files are read and written', () => {
  expect(filesOf('ffmpeg -i a.mp4 -i b.wav -map 0:v out/c.mp4 -y')).toEqual({
    reads: ['a.mp4', 'b.wav'],
    writes: 'out/c.mp4',
  });
  expect(filesOf('ffmpeg -i a.mp4 -f null -')).toEqual({reads: ['a.mp4'], writes: undefined});
  expect(filesOf('ffprobe -v error public/a.mp4')).toEqual({
    reads: ['public/a.mp4'],
    writes: undefined,
  });
  expect(words('ffmpeg -vf "crop=1:2, x" a')).toEqual(['ffmpeg', '-vf', 'crop=1:2, x', 'a']);
});
