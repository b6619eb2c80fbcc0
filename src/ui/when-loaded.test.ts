// @vitest-environment happy-dom
import {afterEach, expect, test, vi} from 'vitest';
import {whenLoaded} from './when-loaded';

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

afterEach(() => {
  delete document.documentElement.dataset.hasHydrated;
  vi.unstubAllGlobals();
});

test('waits until the page is alive, however idle the browser is', async () => {
  vi.stubGlobal('requestIdleCallback', (run: () => void) => {
    run();
    return 0;
  });
  const run = vi.fn();
  whenLoaded(run);
  for (let count = 0; count < 3; count += 1) await frame();
  expect(run).not.toHaveBeenCalled();
  document.documentElement.dataset.hasHydrated = 'true';
  await frame();
  await frame();
  expect(run).toHaveBeenCalledOnce();
});

test('does nothing once it is cancelled, before and after the page is alive', async () => {
  vi.stubGlobal('requestIdleCallback', undefined);
  const run = vi.fn();
  const early = whenLoaded(run);
  await frame();
  early();
  document.documentElement.dataset.hasHydrated = 'true';
  await frame();
  whenLoaded(run)();
  await frame();
  await frame();
  expect(run).not.toHaveBeenCalled();
});
