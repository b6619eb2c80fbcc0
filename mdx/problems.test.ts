import {VFile} from 'vfile';
import {expect, it} from 'vitest';
import pageProblems from './problems.ts';

const run = (body: string) => {
  const front =
    'title: spring()\ndescription: A value that moves like a spring.\ncrumb: API\nrelated: [interpolate, easing]';
  const file = new VFile({
    path: 'content/docs/spring.mdx',
    value: `---\n${front}\n---\n\n${body}\n`,
  });
  pageProblems()({type: 'root', children: []}, file);
};

it('lets a good page pass', () => {
  expect(() => run('See [interpolate()](./interpolate.mdx).')).not.toThrow();
});

it('fails a page with the lines a writer needs', () => {
  expect(() => run('See [interpolate()](./interpolat.mdx).')).toThrowErrorMatchingInlineSnapshot(`
    [content/docs/spring.mdx:1:1: content/docs/spring.mdx:8:5 links/unknown-page There is no page content/docs/interpolat.mdx.
        Did you mean ./interpolate.mdx?]
  `);
});

it('says that a sentence repeats the default of its row', () => {
  expect(() => run('## Options\n\n### `--crf`\n\nQuality. Default 18, which is fine.')).toThrow(
    'api/repeated-default',
  );
});
