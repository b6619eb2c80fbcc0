// @vitest-environment happy-dom
import {act} from 'react';
import {createRoot} from 'react-dom/client';
import {beforeEach, expect, it, vi} from 'vitest';
import type {PlaygroundProject} from '../../../shared/playground';
import {useLength} from './use-length';

const project: PlaygroundProject = {
  title: '',
  files: {'src/A.tsx': ''},
  video: {width: 640, height: 360, fps: 30, durationInFrames: 150},
};
let shown: ReturnType<typeof useLength>;

function Shown({project}: {project: PlaygroundProject}) {
  shown = useLength(project);
  return null;
}

const show = (project: PlaygroundProject) =>
  act(async () => createRoot(document.createElement('div')).render(<Shown project={project} />));
const say = (frames: number) => act(async () => shown.onLength(frames));
const length = () => shown.video.durationInFrames;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});

it('is as long as the Series says, where nobody else has said it', async () => {
  await show({...project, fits: true});
  expect(length()).toBe(150);
  await say(120);
  await say(120);
  expect(length()).toBe(120);
  await show(project);
  await say(120);
  expect(length()).toBe(150);
});

it('keeps its length where the Series goes by it', async () => {
  await show({...project, fits: true});
  await say(75);
  await say(37);
  expect(length()).toBe(150);
  await say(75);
  expect(length()).toBe(150);
});
