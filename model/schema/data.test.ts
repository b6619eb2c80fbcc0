import {existsSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {experts} from '../../content/data/experts.ts';
import {showcase} from '../../content/data/showcase.ts';
import {templateTexts} from '../../content/data/templates.ts';
import {readJson} from '../io.ts';
import {readDocs} from '../pages/read-docs.ts';
import {checkData, checkRows} from './data.ts';
import {templatesSchema} from './site-data.ts';

describe('content/data', () => {
  it('holds rows without a problem', () => {
    expect(checkData({templates: templateTexts, experts, showcase})).toEqual([]);
  });

  it('has a text for each template, and no other', () => {
    const ids = readJson('content/data/templates.json', templatesSchema).map(({id}) => id);
    expect(Object.keys(templateTexts).sort()).toEqual(ids.sort());
  });

  it('names only docs pages that exist', () => {
    const ids = readDocs();
    const unknown = Object.entries(templateTexts).flatMap(([template, {docs}]) =>
      docs.filter((id) => !ids.has(id)).map((id) => `${template}: ${id}`),
    );
    expect(unknown).toEqual([]);
  });

  it('shows only demos that exist', () => {
    const named = [
      ...showcase.map(({demo}) => ['showcase', demo]),
      ...Object.entries(templateTexts).map(([template, {demo}]) => [template, demo]),
    ];
    const missing = named.filter(([, demo]) => !existsSync(`demos/${demo}/composition.tsx`));
    expect(missing).toEqual([]);
  });
});

it('tells a contributor what to change', () => {
  const [row] = experts;
  const broken = {...row, slug: 'Mira', about: 'Too short.', sample: false};
  const messages = checkRows('experts', [
    ['Mira', broken],
    ['Mira', row],
  ]).map(({message}) => message);
  expect(messages).toMatchInlineSnapshot(`
    [
      "“Mira”: slug must be first-last in lower case a–z",
      "“Mira”: about must be a paragraph of at least 200 characters",
      "“Mira”: contact a real profile needs an address or a link where clients reach you",
      "“Mira” is there twice",
    ]
  `);
  expect(
    checkRows('experts', [['mira-oldenkamp', {...row, sample: false}]])[0]?.message,
  ).toMatchInlineSnapshot(
    `"“mira-oldenkamp”: contact a real profile needs an address or a link where clients reach you"`,
  );
});
