// @vitest-environment happy-dom
import {afterEach, expect, it, vi} from 'vitest';
import {writeClipboard} from './clipboard';

afterEach(() => vi.unstubAllGlobals());

it('hands over a text that is on its way, as Safari lets copy only within the click', async () => {
  const write = vi.fn(async () => undefined);
  vi.stubGlobal('navigator', {clipboard: {write}});
  let arrive = (_: string) => {};
  const done = writeClipboard(
    new Promise<string>((resolve) => {
      arrive = resolve;
    }),
  );
  expect(write).toHaveBeenCalledOnce();
  arrive('a');
  expect(await done).toBe(true);
});

it('copies as with the keyboard where the page has no clipboard', async () => {
  vi.stubGlobal('navigator', {});
  const copied: string[] = [];
  document.execCommand = () => {
    copied.push(document.querySelector('textarea')?.value ?? '');
    return true;
  };
  expect(await writeClipboard('a')).toBe(true);
  expect(await writeClipboard(Promise.resolve('b'))).toBe(true);
  expect(copied).toEqual(['a', 'b']);
  await expect(writeClipboard(Promise.reject(new Error('404')))).rejects.toThrow('404');
});
