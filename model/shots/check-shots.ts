import type {Problem} from '../../shared/problem.ts';
import {idsShown} from '../pages/attribute-of.ts';
import type {Site} from '../pages/site.ts';
import {TOP} from '../place-of.ts';

/** A picture of the Studio, as far as it is checked. */
export interface ShotState {
  id: string;
  /** Where it is described. */
  file: string;
  /** Why it isn't what its description and the project say, or undefined. */
  old?: string;
}

/**
 * Checks the pictures of the Studio: each has been taken since its steps were last changed, and is shown.
 *
 * @param elsewhere Ids that are shown by pages which aren't written in MDX.
 */
export function checkShots(
  site: Site,
  shots: readonly ShotState[],
  elsewhere: readonly string[],
): Problem[] {
  const used = new Set([...elsewhere, ...idsShown(site.pages, 'Shot')]);
  return shots.flatMap(({id, file, old}) => {
    const place = {file, ...TOP};
    const problems: Problem[] = [];
    if (!used.has(id)) {
      const hint = `Write <Shot id="${id}" /> on the page that explains it, or delete the file.`;
      const message = `No page shows the picture "${id}".`;
      problems.push({...place, rule: 'shots/unused', message, hint});
    }
    if (old !== undefined) {
      const hint = `Run: npm run shots -- ${id}`;
      problems.push({...place, rule: 'shots/old', message: `"${id}" ${old}.`, hint});
    }
    return problems;
  });
}
