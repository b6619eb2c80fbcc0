import {afterEach, expect, it, vi} from 'vitest';
import {askServer, inTime} from './patience';

afterEach(() => vi.unstubAllGlobals());

const never = new Promise<never>(() => undefined);

it('gives up on what never happens', async () => {
  await expect(inTime(never, 10)).rejects.toThrow('Nothing came within 0.01 seconds.');
});

it('passes on what happens, and what fails', async () => {
  await expect(inTime(Promise.resolve(1), 1000)).resolves.toBe(1);
  await expect(inTime(Promise.reject(new Error('no')), 1000)).rejects.toThrow('no');
});

it.each([
  [async () => new Response(), 'has it'],
  [async () => new Response(null, {status: 404}), 'has it'],
  [async () => new Response(null, {status: 503}), 'fails'],
  [() => Promise.reject(new TypeError('Failed to fetch')), 'silent'],
] as const)('tells what a server answers: %#', async (fetch, answer) => {
  vi.stubGlobal('fetch', fetch);
  expect(await askServer('/docs/spring')).toBe(answer);
});
