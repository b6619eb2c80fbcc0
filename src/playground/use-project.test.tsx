// @vitest-environment happy-dom
import {act} from 'react';
import {createRoot} from 'react-dom/client';
import {expect, it, vi} from 'vitest';
import {useProject} from './use-project';

const video = {width: 100, height: 100, fps: 30, durationInFrames: 10};
const original = {title: 'A', files: {'a.ts': '1'}, video};
let edited: ReturnType<typeof useProject>;

function Editor() {
  edited = useProject(original, original);
  return null;
}

it('is changed by a value as by a text, as the draft that is kept says', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  await act(async () => createRoot(document.createElement('div')).render(<Editor />));
  expect(edited.isChanged).toBe(false);
  await act(async () => edited.setValue('damping', 4));
  expect(edited.isChanged).toBe(true);
  await act(async () => edited.reset());
  expect(edited.isChanged).toBe(false);
  await act(async () => edited.setFile('a.ts', '2'));
  expect(edited.isChanged).toBe(true);
});
