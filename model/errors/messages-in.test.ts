import {expect, it} from 'vitest';
import {shownText} from './check-errors.ts';
import {messagesIn} from './messages-in.ts';

const read = (source: string, other = '') =>
  messagesIn(
    new Map([
      ['a.js', source],
      ['b.js', other],
    ]),
  ).map(({text, kind, line}) => `${line} ${kind}: ${shownText(text)}`);

it('reads errors from strings, templates, sums and choices', () => {
  expect(
    read(`
      if (!a) throw new TypeError('Plain text');
      reject(new Error(\`Expected \${type} but got "\${value}".\`));
      throw new RangeError('Sum of ' + name + ' and ' + \`more \${rest}\`);
      throw new Error(a ? 'One way' : 'Another way');
      throw new Error(unknown); new Map('No error'); new Errors('neither');
      throw Error('Without new');
      throw 'A thrown text';
      cancelRender('Given up');
    `),
  ).toEqual([
    '2 error: Plain text',
    '3 error: Expected … but got "…".',
    '4 error: Sum of … and more …',
    '5 error: One way',
    '5 error: Another way',
    '7 error: Without new',
    '8 error: A thrown text',
    '9 error: Given up',
  ]);
});

it('follows variables, joined lists, constants and functions that return texts', () => {
  expect(
    read(
      `
      const message = ['First part', value, 'last part'].filter(truthy).join(' ');
      throw new Error(message);
      throw new Error(\`Run \${constants_1.BINARY} again\`);
      throw new Error(cancelled.render);
      throw new Error((0, texts_1.describe)(3));
      class OwnError extends BaseError { constructor(id) { super('Nothing has the id ' + id); } }
      throw new OwnError({message: 'Made from an object'});
    `,
      `
      exports.BINARY = 'npx remotion';
      exports.cancelled = {render: 'render() got cancelled'};
      const describe = (count) => \`Found \${count} files\`;
    `,
    ),
  ).toEqual([
    '3 error: First part … last part',
    '4 error: Run npx remotion again',
    '5 error: render() got cancelled',
    '6 error: Found … files',
    '7 error: Nothing has the id …',
    '8 error: Made from an object',
  ]);
});

it('finds messages that a helper makes at each of its calls', () => {
  expect(
    read(
      `
      const validate = (fps, location) => {
        if (!fps) throw new TypeError(\`"fps" must be a number \${location}\`);
      };
      const give = ({name, reason}) => { console.warn(\`\${name} is ignored: \${reason}\`); };
    `,
      `
      (0, a_1.validate)(fps, 'in this composition');
      give({name: option, reason: 'the codec has no such thing'});
    `,
    ),
  ).toEqual([
    '3 error: "fps" must be a number …',
    '5 log: … is ignored: …',
    '2 error: "fps" must be a number in this composition',
    '3 log: … is ignored: the codec has no such thing',
  ]);
});

it('takes warnings, and notes beside them or before the program gives up', () => {
  expect(
    read(`
      Log.info({indent, logLevel}, 'All is well');
      f();
      log_1.Log.error({indent, logLevel}, chalk_1.chalk.red('No file passed.'));
      log_1.Log.info({indent, logLevel}, 'Pass one.');
      process.exit(1);
      console.log('Nothing to do');
      quit(1);
      list.forEach((item) => console.warn('Skipping', item));
    `),
  ).toEqual(
    ['9 log: Skipping …', '4 log: No file passed. Pass one.', '7 log: Nothing to do'].toSorted(
      (a, b) => Number(a[0]) - Number(b[0]),
    ),
  );
});

it('takes results that say what is wrong, and notifications, but no notes of the verbose log', () => {
  expect(
    read(`
      return {valid: false, error: 'The name is already taken'};
      return {reason: 'short-code', error: 'no'};
      playbackLogging({message: 'Now it is playing again'});
      showNotification('Could not copy the path', 2000);
    `),
  ).toEqual(['2 result: The name is already taken', '5 error: Could not copy the path']);
});

it('names the function that a stack would name', () => {
  const within = messagesIn(
    new Map([
      [
        'a.js',
        `
        const blend = (a, b) => { if (a !== b) throw new Error('mismatch'); };
        function load() { return new Promise((_, reject) => { reject(new Error('not there')); }); }
        items.forEach(() => { throw new Error('nobody around'); });
      `,
      ],
    ]),
  ).map((message) => message.within);
  expect(within).toEqual(['blend', 'load', undefined]);
});
