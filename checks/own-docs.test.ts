import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {globSync} from 'tinyglobby';
import {describe, expect, it} from 'vitest';
import {z} from 'zod';
import {readJson} from '../model/io.ts';

/** What a newcomer reads: nothing else would notice that a file or a command it names is gone. */
const PAGES = [
  ...['ARCHITECTURE.md', 'CONTRIBUTING.md', 'NOTICE', 'docs/specification.md'],
  // Those of the guides name commands of their pages.
  ...globSync('**/README.md', {ignore: ['**/node_modules', '.cache', 'build', 'tests/guides']}),
];
/** The folders that are committed; what the installation and the build make has other names. */
const ROOMS = readdirSync('.', {withFileTypes: true})
  .filter((entry) => entry.isDirectory() && !/^(?:\.|node_modules$|build$)/.test(entry.name))
  .map(({name}) => `${name}/`);
/** What is called so is a file of a reader's project: ours has nothing directly in `src/`. */
const READERS = /^src\/[^/]+$/;
const {scripts} = readJson('package.json', z.object({scripts: z.record(z.string())}));

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
    // What the installation and the build make isn't part of the repository.
    const files = spans.filter(
      (span) =>
        ROOMS.some((room) => span.startsWith(room)) && !/[\s*<>…]|node_modules|\.html$/.test(span),
    );
    expect(files.filter((file) => !isThere(file))).toEqual([]);
  });

  it('links to files that exist', () => {
    const prose = text.replace(/`[^`\n]*`/g, '');
    const links = [...prose.matchAll(/\]\(([^)#:]+)(?:#[^)]*)?\)/g)].map(([, file = '']) => file);
    expect(links.filter((file) => !existsSync(path.join(path.dirname(page), file)))).toEqual([]);
  });
});

it('names every command', () => {
  const spans = PAGES.flatMap((page) => readFileSync(page, 'utf8').match(/`[^`\n]+`/g) ?? []);
  const words = new Set(spans.flatMap((span) => span.split(/[^\w:-]+/)));
  expect(Object.keys(scripts).filter((name) => !words.has(name))).toEqual([]);
});

it('says of everything in `.cache` what it is', () => {
  const [, text = ''] = readFileSync('CONTRIBUTING.md', 'utf8').split('## What is in `.cache`');
  const code = globSync(
    ROOMS.map((room) => `${room}**/*.{ts,tsx,mjs}`),
    {ignore: ['**/node_modules', '**/*.test.ts', 'shots/project']},
  );
  const named = code.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\.cache\/([a-z][\w.-]*\w)/g)].map(
      ([, name = '']) => name,
    ),
  );
  expect(new Set(named).size).toBeGreaterThan(15);
  expect(named.filter((name) => !text.includes(`\`${name}\``))).toEqual([]);
});

it('names files that exist in the comments of the code', () => {
  const path = new RegExp(
    `(?<![\\w/.-])(?:${ROOMS.join('|')})[\\w./-]+\\.(?:[cm]?[jt]sx?|md|css|json)\\b`,
    'g',
  );
  const code = globSync(
    ROOMS.map((room) => `${room}**/*.{ts,tsx,mjs,cjs,css}`),
    {ignore: ['**/node_modules', 'shots/project', 'proofs/remedies/rows']},
  );
  const missing = code.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/(?:\/\/|\*).*/g)]
      .flatMap(([comment]) => comment.match(path) ?? [])
      .filter((named) => !READERS.test(named) && !existsSync(named))
      .map((named) => `${file}: ${named}`),
  );
  expect(missing).toEqual([]);
});
