import {compile} from '@mdx-js/mdx';
import {expect, it} from 'vitest';
import {readText} from '../model/io.ts';
import {WORDS, wordOf} from '../model/schema/vocabulary.ts';
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

it('imports each of them from a module that has it', async () => {
  const own = Object.keys(WORDS).filter((word) => wordOf(word)?.isOwn);
  const code = await compiled(own.map((word) => `<${word} />`).join('\n\n'));
  for (const word of own) {
    const file = new RegExp(`import \\{${word}\\} from "@site/(.+)"`).exec(code)?.[1];
    expect(readText(`${file}.tsx`)).toMatch(new RegExp(`export (?:function|const) ${word}\\b`));
  }
});

it('leaves other pages alone', async () => {
  const code = await compiled('# Title\n\n<Since v="4.0.0" />\n');
  expect(code).not.toContain('@site');
  expect(code).toContain('_missingMdxReference("Since"');
});
