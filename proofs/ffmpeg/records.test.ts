import {expect, test} from 'vitest';
import {checkCommands, FAILED} from './records.ts';

const shown = ['npx remotion ffmpeg -L', 'ffmpeg -i a.mp4 b.avi'].map((command, index) => ({
  ...{file: 'content/docs/page.mdx', line: index + 1},
  command,
}));
const outcomes = shown.map(({command, file}) => ({command, pages: [file], result: 'mpeg4'}));
const rules = (commands: typeof outcomes, version = '1') =>
  checkCommands(shown, {version: '1', commands}, version).map(({rule}) => rule);

test('each command of a page was run, and works with the FFmpeg that the page means', () => {
  const [toolkits, own] = outcomes;
  if (!toolkits || !own) throw new Error('There are no outcomes.');
  expect(rules(outcomes)).toEqual([]);
  expect(rules(outcomes, '2')).toEqual(['ffmpeg/stale']);
  expect(rules([own])).toEqual(['ffmpeg/new']);
  expect(rules([...outcomes, {...own, command: 'ffmpeg -i gone.mp4'}])).toEqual(['ffmpeg/gone']);
  expect(rules([{...toolkits, result: `${FAILED}exit 1`}, own])).toEqual(['ffmpeg/fails']);
  expect(rules([toolkits, {...own, result: `${FAILED}exit 1`}])).toEqual([]);
});
