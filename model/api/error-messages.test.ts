import {expect, it} from 'vitest';
import {messagesIn, unnamedMessages} from './error-messages.ts';

it('reads messages from strings, templates and sums', () => {
  const source = `
    if (!a) throw new TypeError('Plain');
    reject(new Error(\`Expected \${type} but got "\${value}".\`));
    throw new RangeError('Sum of ' + name + ' and ' + \`more \${rest}\`);
    throw new Error(message); new Map('No error'); new Errors('neither');
  `;
  expect(messagesIn(source)).toEqual([
    ['Plain'],
    ['Expected ', ' but got "', '".'],
    ['Sum of ', ' and more ', ''],
  ]);
});

it('finds the messages that no page names', () => {
  const message = (...parts: string[]) => ({parts, package: 'remotion', file: 'a.js'});
  const named = [
    message('Got unexpected codec "', '"'),
    message('The `src` of ', ' must be a string'),
    message('The frame is out of range, which is explained by a second sentence.'),
  ];
  const unnamed = [message('Nobody knows ', '.'), message('The frame is out of order')];
  const pages = [
    '- `Got unexpected codec "undefined"`: pass one.\n- `The frame is out of range, which is explained`',
    'It says ``The `src` of <Img> must be a string``.',
  ];
  expect(unnamedMessages([...named, ...unnamed], pages)).toEqual(unnamed);
});
