// @vitest-environment happy-dom
import type {PlayerRef} from '@remotion/player';
import {act, useLayoutEffect} from 'react';
import {flushSync} from 'react-dom';
import {createRoot} from 'react-dom/client';
import {afterAll, beforeAll, beforeEach, expect, it, vi} from 'vitest';
import {usePlayer} from './use-player';

const [first, second] = [{}, {}] as [PlayerRef, PlayerRef];
let renders: (PlayerRef | null)[];

/** A Player as far as its ref goes. */
function Player({
  player,
  onPlayer,
}: {
  player: PlayerRef;
  onPlayer: (ref: PlayerRef | null) => void;
}) {
  useLayoutEffect(() => {
    onPlayer(player);
    return () => onPlayer(null);
  }, [player, onPlayer]);
  return null;
}

function Host({shown}: {shown: PlayerRef | null}) {
  const [player, onPlayer] = usePlayer();
  renders.push(player);
  return shown && <Player key={shown === first ? 1 : 2} player={shown} onPlayer={onPlayer} />;
}

beforeEach(() => {
  renders = [];
});
beforeAll(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterAll(() => vi.unstubAllGlobals());

it('keeps the Player that is there, and none once it has gone', async () => {
  const root = createRoot(document.createElement('div'));
  await act(async () => root.render(<Host shown={first} />));
  expect(renders.at(-1)).toBe(first);
  await act(async () => root.render(<Host shown={second} />));
  expect(renders.at(-1)).toBe(second);
  await act(async () => root.render(<Host shown={null} />));
  expect(renders.at(-1)).toBeNull();
  await act(async () => root.unmount());
});

it('does not draw again while the Player is taken away', async () => {
  const root = createRoot(document.createElement('div'));
  await act(async () => root.render(<Host shown={first} />));
  await act(async () => {
    flushSync(() => root.render(<Host shown={null} />));
    expect(renders.at(-1)).toBe(first);
  });
  expect(renders.at(-1)).toBeNull();
});
