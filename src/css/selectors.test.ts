import {readFileSync} from 'node:fs';
import path from 'node:path';
import {globSync} from 'tinyglobby';
import {expect, test} from 'vitest';

const src = path.resolve(import.meta.dirname, '..');
const files = globSync('**/*.css', {cwd: src});

/** All selectors of a stylesheet, one by one, without what says when they count. */
function selectorsOf(file: string): string[] {
  const css = readFileSync(path.join(src, file), 'utf8').replaceAll(/\/\*.*?\*\//gs, '');
  return [...css.matchAll(/([^{};]+)\{/g)].flatMap(([, list = '']) =>
    list
      // Commas in brackets separate alternatives of one selector.
      .split(/,(?![^(]*\))/)
      .map((selector) => selector.trim().replaceAll(/\s+/g, ' '))
      .filter((selector) => selector !== '' && !selector.startsWith('@')),
  );
}

/** Names of the classes of what a selector ends in. */
const classesOf = (selector: string): string[] =>
  [...(selector.split(/[\s>+~]+/).at(-1) ?? '').matchAll(/\.([a-z][\w-]*)/gi)].map(
    ([, name = '']) => name,
  );

// One name for two things styles both: a link that covers its card has covered each paragraph with such code in it.
test('a class that isn’t a module’s is styled in one file only', () => {
  const homes = new Map<string, Set<string>>();
  for (const file of files.filter((name) => !name.endsWith('.module.css'))) {
    for (const name of selectorsOf(file).flatMap(classesOf)) {
      homes.set(name, (homes.get(name) ?? new Set()).add(file));
    }
  }
  expect(homes.size).toBeGreaterThan(20);
  expect([...homes].filter(([, {size}]) => size > 1)).toEqual([]);
});

/** What makes the browser style a whole page again with each node that comes into it. */
const COSTLY = [
  // What lies behind a dialog must not scroll, and only the document itself is styled again.
  /^(?!html:has\(dialog\[open\]\)$)(?:html|body|:global\(#__docusaurus)\S*:has\(/,
  /\* [+~] /,
  /\) [+~] \*/,
];

test('no selector has the whole page styled again with each node that comes', () => {
  const all = files.flatMap((file) => selectorsOf(file).map((selector) => ({file, selector})));
  expect(all.length).toBeGreaterThan(500);
  expect(all.filter(({selector}) => COSTLY.some((costly) => costly.test(selector)))).toEqual([]);
});
