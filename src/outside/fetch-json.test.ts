import {afterEach, expect, it, vi} from 'vitest';
import {fetchJson} from './fetch-json';
import {isNumber, listOf, recordOf} from './shape';

const isList = recordOf(listOf(isNumber));

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('gives what has the shape that is asked for, and nothing else', async () => {
  vi.stubGlobal('fetch', async (url: string) => new Response(url));
  expect(await fetchJson('{"a":[1]}', isList)).toEqual({a: [1]});
  for (const other of ['{"a":["1"]}', '[1]', 'null'])
    await expect(fetchJson(other, isList)).rejects.toThrow('another shape');
});

it('gives up a line that has stalled', async () => {
  vi.useFakeTimers();
  vi.stubGlobal(
    'fetch',
    (_: string, {signal}: {signal: AbortSignal}) =>
      new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
  );
  const answer = expect(fetchJson('/a.json', isList)).rejects.toThrow('/a.json stalled');
  await vi.advanceTimersByTimeAsync(5000);
  await answer;
});
