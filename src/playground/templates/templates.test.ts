import {existsSync} from 'node:fs';
import {expect, it} from 'vitest';
import {templates} from './templates';

it('has a picture of each', () => {
  expect(templates.filter(({still}) => !existsSync(`static${still}`))).toEqual([]);
});

it('starts from demos that are there', () => {
  const ids = templates.filter(({project}) => !project).map(({id}) => id);
  expect(ids.filter((id) => !existsSync(`demos/${id}/demo.json`))).toEqual([]);
  expect(ids).not.toEqual([]);
});
