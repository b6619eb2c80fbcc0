import {compile} from '@mdx-js/mdx';
import {expect, it} from 'vitest';
import {remarkOwnWords} from './own-words.ts';

const compiled = async (source: string) =>
  String(await compile(source, {remarkPlugins: [remarkOwnWords]}));

it('imports the words that few pages use, each once', async () => {
  const code = await compiled(
    '<Demo id="a" />\n\n<Demo id="b" />\n\nText <TryFile run="tags" />\n',
  );
  expect(code.match(/import \{Demo\} from "@site\/src\/vocabulary\/demo\/Demo"/g)).toHaveLength(1);
  expect(code).toContain('import {TryFile} from');
  // Neither is asked of the components that the page is given.
  expect(code).not.toContain('_missingMdxReference("Demo"');
});

it('leaves other pages alone', async () => {
  const code = await compiled('# Title\n\n<Since v="4.0.0" />\n');
  expect(code).not.toContain('@site');
  expect(code).toContain('_missingMdxReference("Since"');
});
