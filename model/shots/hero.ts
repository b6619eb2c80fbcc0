import {createHash} from 'node:crypto';
import {readBytes} from '../io.ts';

/** What the film of the home page is made of. */
export const heroSources = ['Title.tsx', 'Ball.tsx', 'Closing.tsx', 'scene.ts'].map(
  (name) => `src/pages/_home/${name}`,
);

/** @returns A hash of the composition, to tell whether the file that was rendered from it is old. */
export function hashHero(): string {
  const hash = createHash('sha256');
  for (const file of heroSources) hash.update(readBytes(file));
  return hash.digest('hex').slice(0, 16);
}
