import {expect, test} from 'vitest';
import {pageOfFile} from '../../model/pages/parse-page.ts';
import {checkHandlers, handlersOf} from './records.ts';

const page = [
  '## Props',
  '### `onError`',
  'Called with an `Error`.',
  '### `src`',
  'A file.',
  '### `onStats`',
  'Is never called.',
  '## Events',
  '### `play`',
  '````md',
  '```ts',
  '### `onNothing`',
  '```',
  '### `onNothing`',
  '````',
].join('\n');
const named = handlersOf(pageOfFile('content/docs/video.mdx', page));
const row = (handler: string, calls: number) => ({
  ...{page: 'video', handler, by: 'x', calls, got: ''},
  version: '1',
});
const rows = [row('onError', 1), row('onStats', 0), row('play', 2)];
const rules = (handlers: typeof rows, version = '1') =>
  checkHandlers(named, handlers, version).map(({rule}) => rule);

test('handlers are headings with onX, and the members of Events', () => {
  expect(named.map(({handler, line}) => [handler, line])).toEqual([
    ['onError', 2],
    ['onStats', 6],
    ['play', 9],
  ]);
});

test('each handler has a row, and the page agrees with it', () => {
  expect(rules(rows)).toEqual([]);
  expect(rules(rows.slice(1))).toEqual(['handlers/unproven']);
  expect(rules([row('onError', 0), ...rows.slice(1)])).toEqual(['handlers/silent']);
  expect(rules([...rows.slice(0, 1), row('onStats', 1), row('play', 2)])).toEqual([
    'handlers/denied',
  ]);
  expect(rules([...rows, row('onGone', 1)])).toEqual(['handlers/unknown']);
  expect(rules(rows, '2')).toEqual(['handlers/stale']);
  expect(rules([...rows.slice(0, 2), {...row('play', 2), version: '0'}])).toEqual([
    'handlers/stale',
  ]);
});
