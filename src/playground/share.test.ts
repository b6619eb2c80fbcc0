import {expect, it} from 'vitest';
import type {PlaygroundProject} from '../../shared/playground';
import {packProject, unpackProject} from './share';

const project: PlaygroundProject = {
  title: 'Ümlaut & <b>',
  files: {'src/A.tsx': 'export const A = () => <b>→ 🎬</b>;\n'},
  video: {width: 100, height: 50, fps: 30, durationInFrames: 10},
  props: {text: 'a', size: 2, on: true},
};

it('brings a project back from its link', async () => {
  const fragment = await packProject(project);
  expect(fragment).toMatch(/^p1=[\w-]+$/);
  expect(await unpackProject(`#${fragment}`)).toEqual(project);
});

it('refuses what is no project', async () => {
  const fragment = await packProject(project);
  expect(await unpackProject('#demo=spring')).toBeUndefined();
  await expect(unpackProject(fragment.slice(0, -9))).rejects.toThrow('damaged');
  const escaping = {...project, files: {'../../etc/passwd': 'x'}};
  await expect(unpackProject(await packProject(escaping))).rejects.toThrow('damaged');
  // What every object has is no file.
  for (const entry of ['constructor', 'src/B.tsx']) {
    const lost = await packProject({...project, entry});
    await expect(unpackProject(lost), entry).rejects.toThrow('damaged');
  }
  const bomb = {...project, title: 'a'.repeat(3_000_000)};
  const packed = await packProject(bomb);
  expect(packed.length).toBeLessThan(8192);
  await expect(unpackProject(packed)).rejects.toThrow('damaged');
});
