// @vitest-environment happy-dom
import {act} from 'react';
import {createRoot} from 'react-dom/client';
import {beforeAll, beforeEach, expect, it, vi} from 'vitest';
import {type StageHandle, useStage} from './use-stage';

const loadComposition = vi.hoisted(() => vi.fn());
vi.mock('./load-composition', () => ({stage: () => null, loadComposition}));

let handle: StageHandle;
let root: ReturnType<typeof createRoot>;

function Demo({wanted}: {wanted: boolean}) {
  handle = useStage('spring', wanted);
  return null;
}

async function show(wanted: boolean) {
  await act(async () => root.render(<Demo wanted={wanted} />));
  // The module of the Player comes by an import of its own.
  await act(async () => vi.dynamicImportSettled());
}

beforeAll(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
beforeEach(() => {
  root = createRoot(document.createElement('div'));
  loadComposition.mockReset();
});

it('fetches nothing before it is wanted', async () => {
  await show(false);
  expect(handle.state).toEqual({kind: 'still'});
  expect(loadComposition).not.toHaveBeenCalled();
});

it('shows the Player again after a crash and a new try', async () => {
  loadComposition.mockResolvedValue({component: () => null, defaultProps: {}});
  await show(true);
  expect(handle.state.kind).toBe('loaded');
  await act(async () => handle.crash());
  expect(handle.state.kind).toBe('crashed');
  await act(async () => handle.retry());
  expect(handle).toMatchObject({state: {kind: 'loaded'}, attempt: 1});
});

it('fetches once, says that it failed, and tries again when asked or wanted again', async () => {
  loadComposition.mockRejectedValue(new Error('Loading chunk 3 failed.'));
  await show(true);
  expect(handle.state).toEqual({kind: 'unreachable'});
  expect(loadComposition).toHaveBeenCalledTimes(1);
  await act(async () => handle.retry());
  await act(async () => vi.dynamicImportSettled());
  expect(loadComposition).toHaveBeenCalledTimes(2);
  await show(false);
  expect(handle.state).toEqual({kind: 'still'});
  loadComposition.mockResolvedValue({component: () => null, defaultProps: {}});
  await show(true);
  expect(handle.state.kind).toBe('loaded');
});
