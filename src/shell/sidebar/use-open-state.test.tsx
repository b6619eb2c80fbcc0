// @vitest-environment happy-dom
import {act} from 'react';
import {createRoot} from 'react-dom/client';
import {beforeAll, expect, it, vi} from 'vitest';
import {useOpenState} from './use-open-state';

let state: ReturnType<typeof useOpenState>;

function Branch({name, holdsPage, initial}: {name: string; holdsPage: boolean; initial: boolean}) {
  state = useOpenState(name, holdsPage, initial);
  return null;
}

/** A branch of its own, which is shown on one page after the other. */
function branch(name: string) {
  const root = createRoot(document.createElement('div'));
  return (holdsPage: boolean, initial = false) =>
    act(async () => root.render(<Branch name={name} holdsPage={holdsPage} initial={initial} />));
}

const press = (open: boolean) => act(async () => state[1](open));

beforeAll(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));

it('opens with the page that is in it, and closes when that is left', async () => {
  const show = branch('/renderer');
  await show(true);
  expect(state[0]).toBe(true);
  await show(false);
  expect(state[0]).toBe(false);
  // Nor does a document that is loaded anew open it.
  await branch('/renderer')(false);
  expect(state[0]).toBe(false);
});

it('stays as the reader has left it, and opens for its page all the same', async () => {
  const show = branch('/player');
  await show(false);
  await press(true);
  await show(true);
  await show(false);
  expect(state[0]).toBe(true);
  await branch('/player')(false);
  expect(state[0]).toBe(true);
  await press(false);
  await branch('/player')(true);
  expect(state[0]).toBe(true);
});

it('stays closed while the reader goes from page to page in it', async () => {
  const show = branch('/lambda');
  await show(true);
  await press(false);
  await show(true);
  expect(state[0]).toBe(false);
});

it('closes when the whole sidebar comes after the page was left, whose document said that it is open', async () => {
  const show = branch('/paths');
  await show(true, true);
  await show(true, false);
  expect(state[0]).toBe(true);
  const early = branch('/shapes');
  await early(true, true);
  await early(false, true);
  await early(false, false);
  expect(state[0]).toBe(false);
});
