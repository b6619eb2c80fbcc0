import {deflateRawSync} from 'node:zlib';
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

it('refuses what a project never is, and reads the rest without an error', async () => {
  const file = {'src/A.tsx': ''};
  for (const hostile of [
    null,
    [],
    'text',
    5,
    {},
    {...project, files: {}},
    {...project, files: []},
    {...project, files: {'src/A.tsx': 5}},
    {...project, files: {'a/../../b.tsx': ''}},
    {...project, files: {'-rf.tsx': ''}},
    {...project, files: JSON.parse('{"__proto__": "x"}')},
    {...project, files: {'src/A.tsx': 'x'.repeat(1_000_001)}},
    {...project, files: Object.fromEntries(Array.from({length: 51}, (_, at) => [`a${at}.ts`, '']))},
    {...project, files: file, entry: '__proto__'},
    {...project, files: file, entry: ['src/A.tsx']},
    {...project, files: file, stillFrame: 1e300},
    {...project, files: file, stillFrame: -1},
    {...project, files: file, props: {a: {}}},
    {...project, files: file, props: null},
    {...project, files: file, video: {...project.video, fps: 0}},
    {...project, files: file, video: {...project.video, width: 0}},
    {...project, files: file, video: {...project.video, width: 1e9}},
    {...project, files: file, video: {...project.video, durationInFrames: 1e300}},
    {...project, files: file, video: {...project.video, durationInFrames: 1_000_001}},
    {...project, files: file, video: undefined},
    {...project, files: file, title: 'a'.repeat(201)},
  ]) {
    const link = await packProject(hostile as PlaygroundProject);
    await expect(unpackProject(link), JSON.stringify(hostile)?.slice(0, 90)).rejects.toThrow(
      'damaged',
    );
  }
  for (const fragment of [
    'p1=',
    'p1=%',
    'p1=%%%&&&',
    'p1=ä',
    'p1=AAAA',
    'p1=💥',
    `p1=${'A'.repeat(100_000)}`,
  ]) {
    await expect(unpackProject(fragment), fragment.slice(0, 20)).rejects.toThrow('damaged');
  }
  // What no project was packed into.
  for (const text of [
    '{"a":',
    '[1,null]',
    '{"__proto__":{"files":{}},"constructor":{"prototype":{"x":1}}}',
    ' '.repeat(20_000_000),
    '['.repeat(200_000),
  ]) {
    const fragment = `p1=${deflateRawSync(text).toString('base64url')}`;
    await expect(unpackProject(fragment), text.slice(0, 20)).rejects.toThrow('damaged');
  }
  const polluting = JSON.parse('{"__proto__": "x", "constructor": 2}');
  const read = await unpackProject(await packProject({...project, props: {size: 1, ...polluting}}));
  expect(read?.props).toEqual({size: 1, constructor: 2});
});
