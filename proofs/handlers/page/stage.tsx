import {Player, type PlayerRef} from '@remotion/player';
import type {ComponentType} from 'react';
import {flushSync} from 'react-dom';
import {createRoot} from 'react-dom/client';

const root = createRoot(document.getElementById('root') ?? document.body);

/** Resolves after so many milliseconds. */
export const wait = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Waits until something is so, at most ten seconds: what doesn't happen is seen in the notebook. */
export async function until(isSo: () => boolean): Promise<void> {
  for (let round = 0; round < 200 && !isSo(); round += 1) await wait(50);
}

/** Waits for a step, at most 12 seconds: one that never ends must not keep the others from being seen. */
export async function atMost(step: Promise<unknown>, name: string): Promise<void> {
  const late = wait(12_000).then(() => console.log(`${name} does not end`));
  await Promise.race([step.catch((error) => console.log(`${name} ${error}`)), late]);
}

/** Draws any element in place of what was there. */
export const draw = (element: React.ReactNode): void => flushSync(() => root.render(element));

/** Mounts a component in a Player of ten seconds, and returns the Player. */
export async function play(
  component: ComponentType,
  more: Partial<React.ComponentProps<typeof Player>> = {},
): Promise<PlayerRef> {
  let player: PlayerRef | null = null;
  draw(
    <Player
      key={Math.random()}
      ref={(ref) => {
        player = ref ?? player;
      }}
      component={component}
      compositionWidth={320}
      compositionHeight={180}
      durationInFrames={300}
      fps={30}
      acknowledgeRemotionLicense
      {...more}
    />,
  );
  await until(() => player !== null);
  if (!player) throw new Error('The Player was not mounted.');
  return player;
}
