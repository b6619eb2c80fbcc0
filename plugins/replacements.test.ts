import {mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import os from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {type Replacement, replacements} from './replacements/rows.ts';
import {originalOf, ReplacementsAreUsed} from './replacements.ts';

const {rspack} = createRequire(createRequire(import.meta.url).resolve('@docusaurus/faster'))(
  '@rspack/core',
);

const row = (original: Replacement['original']): Replacement => ({
  original,
  by: 'own.js',
  why: '',
  gain: '',
  test: '',
  upstream: 'https://example.com/7',
  until: 'version 9',
});

let folder = '';
const at = (...names: string[]) => path.join(folder, ...names);

beforeAll(() => {
  folder = realpathSync(mkdtempSync(path.join(os.tmpdir(), 'replacements-')));
  mkdirSync(at('framework'));
  writeFileSync(
    at('main.js'),
    `import './framework/index.js'; import own from './own.js'; globalThis.own = own;`,
  );
  writeFileSync(at('framework/index.js'), `import mode from './mode'; globalThis.mode = mode;`);
  writeFileSync(at('framework/mode.js'), `export default 'framework';`);
  writeFileSync(at('framework/unused.js'), `export default 'nobody';`);
  writeFileSync(at('own.js'), `export default 'ours';`);
});
afterAll(() => rmSync(folder, {recursive: true}));

/** Builds a site whose framework has `file` replaced; rejects with what the build says. */
function bundle(file: string): Promise<void> {
  const rows = [{...row(['framework', file]), file: at('own.js')}];
  return new Promise((resolve, reject) =>
    rspack(
      {
        mode: 'production',
        context: folder,
        entry: './main.js',
        output: {path: at('build')},
        resolve: {alias: {[at('framework', file)]: at('own.js')}},
        plugins: [new ReplacementsAreUsed(rows, (name) => name.startsWith(at('framework')))],
      },
      (error: Error | null, stats: {hasErrors(): boolean; toString(options: object): string}) => {
        if (error) reject(error);
        else if (stats.hasErrors()) reject(new Error(stats.toString({all: false, errors: true})));
        else resolve();
      },
    ),
  );
}

describe('a replacement', () => {
  it('that the framework asks for lets the build go on', async () => {
    await expect(bundle('mode.js')).resolves.toBeUndefined();
  });

  it('that only we import ends it, with what to do', async () => {
    await expect(bundle('unused.js')).rejects.toThrow(
      'replaces framework/unused.js, which the framework no longer has or uses',
    );
  });

  it('whose file has gone ends it, too', () => {
    expect(() =>
      originalOf(row(['@docusaurus/core', 'lib/moved.js']), import.meta.filename),
    ).toThrow(/core\/lib\/moved\.js, which .* version 9 \(https:\/\/example\.com\/7\)/);
  });
});

it.each(replacements.map((one) => [one.original.join('/'), one]))(
  'the framework still has %s',
  (_name, one) => {
    expect(originalOf(one, import.meta.filename)).toMatch(/\$$|\.(?:js|css)$/);
  },
);
