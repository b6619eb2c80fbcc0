import type {Problem} from '../../shared/problem.ts';
import {checkLinks} from '../links/check-links.ts';
import {checkFrontMatter} from './check-front-matter.ts';
import {checkProse} from './check-prose.ts';
import {checkUnique} from './check-unique.ts';
import {checkVocabulary} from './check-vocabulary.ts';
import type {Site} from './site.ts';

/** Runs all checks of the pages' content. */
export async function checkContent(site: Site): Promise<Problem[]> {
  return [
    ...site.pages.flatMap(({problems}) => problems),
    ...checkFrontMatter(site),
    ...checkVocabulary(site),
    ...checkLinks(site),
    ...checkProse(site),
    ...checkUnique(site),
  ];
}
