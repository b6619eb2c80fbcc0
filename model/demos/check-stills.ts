import type {Demo} from '../../shared/demo.ts';
import type {Problem} from '../../shared/problem.ts';

/** The most that a still may weigh, in bytes. */
export const MAX_BYTES = 24 * 1024;

/**
 * The files of a demo's stills: one in its first format, and one for the gallery of recipes where that is shown upright.
 */
export function stillsOf({
  id,
  group,
  formats,
}: Pick<Demo, 'id' | 'group' | 'formats'>): {file: string; isUpright: boolean}[] {
  const first = {file: `static/demos/${id}.webp`, isUpright: false};
  const isTurned = group === 'Recipes' && formats.indexOf('9:16') > 0;
  return isTurned ? [first, {file: `static/demos/upright/${id}.webp`, isUpright: true}] : [first];
}

/** What is known of a demo's still. */
export interface StillState {
  /** Size of the picture; undefined if there is no still. */
  bytes: number | undefined;
  /** A file of it that isn't there. */
  missing?: string | undefined;
  /** True if a page knows which color to show in its place until it has come. */
  hasColor: boolean;
  /** Hash of what it was made from; undefined if that was never noted. */
  madeFrom: string | undefined;
  /** Hash of what the demo is made from now. */
  isFrom: string;
}

/**
 * Compares the stills with their demos.
 *
 * @param stateOf Looks at the still of a demo.
 * @returns A Problem for each still that is missing, stale or heavy, at the demo it belongs to.
 */
export function checkStills(
  demos: Iterable<Pick<Demo, 'id'>>,
  stateOf: (id: string) => StillState,
): Problem[] {
  return [...demos].flatMap(({id}) => {
    const {bytes, missing, hasColor, madeFrom, isFrom} = stateOf(id);
    const still = `static/demos/${id}.webp`;
    const problem = (rule: string, message: string, hint = `Run: npm run stills -- ${id}`) => ({
      file: `demos/${id}/composition.tsx`,
      line: 1,
      column: 1,
      rule: `demos/${rule}`,
      message,
      hint,
    });
    const absent = bytes === undefined ? still : missing;
    if (bytes === undefined || absent) {
      return [problem('still-missing', `There is no ${absent}.`)];
    }
    if (madeFrom !== isFrom) {
      return [problem('still-stale', `${still} was made from another version of this demo.`)];
    }
    if (!hasColor) return [problem('still-color', `demos/still-colors.json doesn't have it.`)];
    if (bytes <= MAX_BYTES) return [];
    return [
      problem('still-heavy', `${still} is larger than 24 KB.`, 'Choose a calmer stillFrame.'),
    ];
  });
}
