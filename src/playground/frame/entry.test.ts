import {expect, it} from 'vitest';
import {findEntry} from './entry';

const video = {width: 640, height: 360, fps: 30, durationInFrames: 60};
const kindOf = async (exports: Record<string, unknown>) => {
  const file = {path: 'src/App.tsx', code: '', imports: [], declares: false, hosts: true};
  const entry = await findEntry([file], () => exports, {entry: null, composition: null, video});
  return entry.kind;
};
const App = () => null;

it('takes what shows a Player for a page, and for a composition if its props have a schema', async () => {
  expect(await kindOf({App})).toBe('page');
  expect(await kindOf({App, schema: {}, defaultProps: {}})).toBe('composition');
});
