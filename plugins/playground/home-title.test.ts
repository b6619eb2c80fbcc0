import {expect, it} from 'vitest';
import {defaults, video} from '../../src/pages/_home/scene.ts';
import {homeControls, readHomeTitle} from './home-title.ts';

const project = readHomeTitle();

it('has every file that another one imports', () => {
  const imported = Object.values(project.files).flatMap((text) =>
    [...text.matchAll(/from '\.\/(\w+)'/g)].map((match) => match[1]),
  );
  const names = Object.keys(project.files).map((file) => file.replace(/^src\/|\.tsx?$/g, ''));
  expect(names).toEqual(expect.arrayContaining(imported));
});

it('is the film of the home page, with its values', () => {
  const {poster, ...size} = video;
  expect(project.video).toEqual(size);
  expect(project.stillFrame).toBe(poster);
  expect(Object.fromEntries(homeControls.map(({name, initial}) => [name, initial]))).toEqual(
    defaults,
  );
});

it('has the bounds of the controls in its schema', () => {
  expect(project.files['src/Root.tsx']).toContain('damping: z.number().min(2).max(40),\n});');
});

it('leaves out what the files say to those who change this site', () => {
  for (const text of Object.values(project.files)) expect(text).not.toMatch(/biome-ignore|site:/);
});
