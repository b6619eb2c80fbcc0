import {expect, it, vi} from 'vitest';
import type {PlaygroundProject} from '../../../shared/playground';
import {checkProject} from './check-project';
import {FilmWatcher} from './film-watcher';

vi.mock('./check-project', () => ({checkProject: vi.fn()}));
// Both name files that only a build makes.
vi.mock('./packages', () => ({}));
vi.mock('./send-files', () => ({}));

const project: PlaygroundProject = {
  title: 'A film',
  files: {'src/Film.tsx': 'export const a ='},
  video: {width: 1280, height: 720, fps: 30, durationInFrames: 60},
};

it('looks again after a look for which the compiler could not be loaded', async () => {
  const watcher = new FilmWatcher({} as HTMLElement);
  vi.mocked(checkProject).mockRejectedValueOnce(new Error('Loading chunk 7 failed.'));
  expect(await watcher.look(project, [])).toMatchObject({
    facts: null,
    fault: 'The compiler could not be loaded. Are you offline?',
  });
  vi.mocked(checkProject).mockResolvedValueOnce({
    files: [],
    packages: [],
    faults: [{message: 'Expression expected.', file: 'src/Film.tsx', line: 1}],
  });
  expect(await watcher.look(project, [])).toMatchObject({
    fault: 'src/Film.tsx:1 Expression expected.',
  });
});
