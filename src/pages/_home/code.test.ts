import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {tokens} from '../../ui/paint/tokens';
import {codeLines, type Part} from './code-lines';
import {frameValues} from './frame-values';
import {defaults, video} from './scene';
import {formatValue, posterValues} from './values';

const source = readFileSync(path.join(import.meta.dirname, 'Title.tsx'), 'utf8');

/** The body of the component, one level less indented. */
function shownSource(): string[] {
  const body = /TitleProps\) => \{\n([\s\S]*?)\n\};/.exec(source)?.[1] ?? '';
  return body.split('\n').map((line) => line.replace(/^ {2}/, ''));
}

/** Displayed lines, with parameters written the way the source has them. */
function displayed(): string[] {
  const params: Record<string, string> = {text: '{text}', color: '{color}'};
  return codeLines.map(({groups}) =>
    groups
      .flat()
      .map((part) => ('param' in part ? (params[part.param] ?? '') : part.text))
      .join('')
      .replace('{stiffness: , damping: }', '{stiffness, damping}'),
  );
}

test('the code beside the video is the code that runs', () => {
  expect(displayed()).toEqual(shownSource());
});

test('what goes on below a line knows where the line begins', () => {
  const source = shownSource();
  expect(codeLines.map(({hang}) => hang)).toEqual(
    source.map((line) => line.length - line.trimStart().length + 2),
  );
});

test('the values that stand before the toolkit has loaded are those of the poster frame', () => {
  const values = frameValues(video.poster, defaults);
  for (const [name, value] of Object.entries(posterValues)) {
    const key = name as keyof typeof values;
    expect(formatValue(key, values[key]), name).toBe(formatValue(key, value));
  }
});

test('values are short and readable', () => {
  expect(formatValue('y', -109.4)).toBe('−109');
  expect(formatValue('rise', -0.153)).toBe('0');
  expect(formatValue('size', 12.3456)).toBe('12.3');
  expect(formatValue('enter', 0.98765)).toBe('0.988');
  expect(formatValue('enter', -0.0001)).toBe('0');
});

test('where only lines with a constant are shown, each of them is a whole statement', () => {
  const shown = codeLines.filter(({value}) => value);
  expect(shown).toHaveLength(Object.keys(posterValues).length);
  for (const {groups, rest = ''} of shown) {
    const text = groups
      .flat()
      .map((part) => ('param' in part ? part.param : part.text))
      .join('');
    expect(`${text}${rest}`).toMatch(/^const .*;$/);
  }
});

test('where a line may break changes no color', () => {
  const colors = (parts: readonly Part[]) =>
    parts.flatMap((part) => ('kind' in part && part.kind ? [`${part.kind} ${part.text}`] : []));
  for (const {groups} of codeLines) {
    const line = groups.flat();
    const whole = line.map((part) => ('param' in part ? '‹›' : part.text)).join('');
    expect(colors(line)).toEqual(colors(whole.split('‹›').flatMap(tokens)));
  }
});
