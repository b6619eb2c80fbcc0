// @vitest-environment happy-dom
import {act} from 'react';
import {createRoot} from 'react-dom/client';
import {beforeAll, expect, it, vi} from 'vitest';
import {Timeline} from './Timeline';
import type {TimelinePlayer} from './use-playhead';

beforeAll(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));

const makePlayer = () => ({
  addEventListener: vi.fn(),
  removeEventListener: vi.fn(),
  getCurrentFrame: () => 0,
  seekTo: vi.fn(),
  play: vi.fn(),
  pause: vi.fn(),
  mute: vi.fn(),
  unmute: vi.fn(),
});

it('lets a Player that comes back be heard while the button says so', async () => {
  const container = document.createElement('div');
  const root = createRoot(container);
  const show = (player: TimelinePlayer | null) =>
    act(async () =>
      root.render(
        <Timeline
          demo={{durationInFrames: 60, fps: 30, stillFrame: 0, audio: true}}
          player={player}
          frame={{current: 0}}
          playing
          loop
          onPlay={() => undefined}
          onLoop={() => undefined}
        />,
      ),
    );
  const first = makePlayer();
  await show(first);
  expect(first.unmute).not.toHaveBeenCalled();
  await act(async () => container.querySelector<HTMLElement>('[aria-label=Sound]')?.click());
  expect(first.unmute).toHaveBeenCalledOnce();
  await show(null);
  const second = makePlayer();
  await show(second);
  expect(second.unmute).toHaveBeenCalledOnce();
});
