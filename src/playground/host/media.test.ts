import {readdirSync} from 'node:fs';
import {expect, it} from 'vitest';
import {namedFiles, projectMedia, textOf} from './media';

const names = (text: string) => namedFiles(text, new Set()).map(({name}) => name);

it('has every file of the demos, except the page that a demo shows', () => {
  const files = readdirSync('static/demos/media').filter((name) => !name.startsWith('valley.'));
  const text = files.map((name) => `'demos/media/${name}'`).join();
  expect(namedFiles(text, new Set())).toEqual(
    files.map((name) => ({name: `demos/media/${name}`, source: 'site'})),
  );
});

it('finds files by their whole name, and stands in for names that are put together', () => {
  expect(names("staticFile('clips/sea.mp4')")).toEqual(['clips/sea.mp4']);
  expect(names(['staticFile(`frame-', '{index}.png`)'].join('$'))).toEqual(['*.png']);
});

it('stands in for each ending that the code chooses from', () => {
  const text = ['staticFile(`emoji/', '{name}.', "{safari ? 'mp4' : 'webm'}`)"].join('$');
  expect(names(text)).toEqual(['*.mp4', '*.webm']);
  expect(names(['staticFile(`a.', "{kind === 'exe'}`)"].join('$'))).toEqual([]);
});

it('leaves out files that say what a render makes', () => {
  const files = {
    'package.json': '{"scripts": {"render": "remotion render Intro out/intro.mp4"}}',
    'render.mts': "await renderMedia({outputLocation: 'out/intro.mp4'});",
    'src/Film.tsx': "staticFile('sea.webp')",
  };
  expect(names(textOf(files))).toEqual(['sea.webp']);
});

it('takes all that the reader picked, also what no code names yet, in the place of stand-ins', () => {
  const own = new Map([
    ['sea.webp', new Blob()],
    ['later.mp4', new Blob()],
  ]);
  const text = "staticFile('sea.webp'); staticFile('sky.webp')";
  expect(projectMedia({'src/Film.tsx': text}, own)).toEqual([
    {name: 'sky.webp', source: 'stand-in'},
    {name: 'sea.webp', source: 'reader'},
    {name: 'later.mp4', source: 'reader'},
  ]);
});

it('names no file outside of the project', () => {
  for (const name of ['a/../../../sea.webp', '../sea.webp', '/../sea.webp', 'a/..//sea.webp'])
    expect(names(`staticFile('${name}')`), name).toEqual([]);
  expect(names("staticFile('/a..b/sea.webp')")).toEqual(['a..b/sea.webp']);
});

it('reads the longest text that a link may hold at once, however it is made', () => {
  for (const part of ['§{', '§{}', '.§{', '§{a}.', '§{\n', '"a.', '"(', '\'"`', '§{a}a']) {
    const text = part.replace('§', '$').repeat(2_000_000 / part.length);
    const before = process.cpuUsage();
    names(text);
    // Minutes, where each of a million beginnings reads on to the end.
    expect(process.cpuUsage(before).user / 1e6, part).toBeLessThan(3);
  }
});
