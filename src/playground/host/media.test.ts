import {expect, it} from 'vitest';
import {namedFiles, textOf} from './media';

const names = (text: string) => namedFiles(text, new Set()).map(({name}) => name);

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
