import {expect, test} from 'vitest';
import {parseCommand, splitWords} from './command.ts';

test('words are split as a shell does', () => {
  expect(splitWords(`a  "b c" 'd "e"' f\\ g --x='{"y": 1}'`)).toEqual([
    'a',
    'b c',
    'd "e"',
    'f g',
    '--x={"y": 1}',
  ]);
});

test('a command has a composition, a file and flags, in any order', () => {
  const wanted = {
    command: 'render',
    composition: 'Program',
    output: 'out/a.mp4',
    flags: {scale: '0.5', muted: 'true'},
  };
  expect(parseCommand('npx remotion render Program --scale 0.5 --muted out/a.mp4')).toEqual(wanted);
  expect(
    parseCommand('remotion --muted render src/index.ts Program out/a.mp4 --scale=0.5'),
  ).toEqual(wanted);
});

test('the file may be a flag, and another program is none of the toolkit', () => {
  expect(parseCommand('remotion still A --output=b.png')).toMatchObject({output: 'b.png'});
  expect(parseCommand('vite build')).toBeNull();
});
