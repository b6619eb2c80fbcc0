import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';

/** What a newcomer reads: nothing else would notice that a file or a command it names is gone. */
const PAGES = [
  'README.md',
  'ARCHITECTURE.md',
  'CONTRIBUTING.md',
  'NOTICE',
  'benchmarks/README.md',
  'benchmarks/load/README.md',
  'demos/README.md',
  'hosting/README.md',
  'model/README.md',
  'model/diagrams/README.md',
  'toolkit/README.md',
];
const ROOMS =
  /^(?:benchmarks|checks|build-steps|commands|config|content|demos|hosting|mdx|model|plugins|samples|shared|src|static|tests|toolkit)\//;
const {scripts} = JSON.parse(readFileSync('package.json', 'utf8')) as {
  scripts: Record<string, string>;
};

describe.each(PAGES)('%s', (page) => {
  const text = readFileSync(page, 'utf8');
  const isThere = (file: string) =>
    existsSync(file) || existsSync(path.join(path.dirname(page), file));

  it('names commands that exist', () => {
    const commands = [...text.matchAll(/\bnpm run (?:-s )?([\w:-]+)/g)].map(
      ([, name = '']) => name,
    );
    expect(commands.filter((name) => !(name in scripts))).toEqual([]);
    const files = [...text.matchAll(/\b(?:npx tsx|sh) ([\w./-]+\.(?:ts|sh))/g)].map(
      ([, file = '']) => file,
    );
    expect(files.filter((file) => !isThere(file))).toEqual([]);
  });

  it('names files that exist', () => {
    const spans = [...text.matchAll(/`([^`\n]+)`/g)].map(([, span = '']) => span);
    // What the installation makes is no part of the repository.
    const files = spans.filter((span) => ROOMS.test(span) && !/[\s*<>…]|node_modules/.test(span));
    expect(files.filter((file) => !isThere(file))).toEqual([]);
  });

  it('links to files that exist', () => {
    const prose = text.replace(/`[^`\n]*`/g, '');
    const links = [...prose.matchAll(/\]\(([^)#:]+)(?:#[^)]*)?\)/g)].map(([, file = '']) => file);
    expect(links.filter((file) => !existsSync(path.join(path.dirname(page), file)))).toEqual([]);
  });
});
