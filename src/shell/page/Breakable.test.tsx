import {renderToStaticMarkup} from 'react-dom/server';
import {expect, test} from 'vitest';
import {Breakable} from './Breakable';

/** The title with `|` where it may break inside of a name, and names in brackets. */
const broken = (name: string) =>
  renderToStaticMarkup(<Breakable name={name} />)
    .replace(/<span[^>]*>/g, '[')
    .replaceAll('</span>', ']')
    .replaceAll('<wbr/>', '|');

test.each([
  ['A name in a title: bucket-level', 'A name in a title: [bucket-level]'],
  ["It doesn't: start", 'It doesn&#x27;t: start'],
  ['Animating properties', 'Animating properties'],
  ['speculateFunctionName()', '[speculate|Function|Name()]'],
  ['Code FUNCTION_INVOCATION_TIMEOUT', 'Code [FUNCTION_|INVOCATION_|TIMEOUT]'],
  ['error:1E08010C:DECODER', '[error:|1E08010C:|DECODER]'],
  ['Install @remotion/lambda', 'Install [@remotion/|lambda]'],
  ['Missing "react-dom"', 'Missing [&quot;react-dom&quot;]'],
  ['Run it on macOS', 'Run it on [mac|OS]'],
])('%s', (name, expected) => {
  expect(broken(name)).toBe(expected);
});

test('the end of a tag stays with its name', () => {
  expect(broken('<Video />')).toBe('[&lt;Video\u00a0/&gt;]');
});
