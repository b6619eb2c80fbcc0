import type {Problem} from '../../shared/problem.ts';
import {checkLinks} from '../links/check-links.ts';
import {checkRedirects, type Redirect, type RedirectSource} from '../links/check-redirects.ts';
import {checkDuplicates} from './check-duplicates.ts';
import {checkFrontMatter} from './check-front-matter.ts';
import {checkImages, type ImageInfo} from './check-images.ts';
import {checkProse} from './check-prose.ts';
import {checkSpelling} from './check-spelling.ts';
import {checkUnique} from './check-unique.ts';
import {checkVocabulary} from './check-vocabulary.ts';
import type {Site} from './site.ts';

/** What the checks need besides the pages. */
export interface ContentSources {
  words: readonly string[];
  readImage: (file: string) => Promise<ImageInfo | undefined>;
  redirects: readonly Redirect[];
  redirectSource: RedirectSource;
}

/** Runs all checks of the pages' content. */
export async function checkContent(site: Site, sources: ContentSources): Promise<Problem[]> {
  return [
    ...site.pages.flatMap(({problems}) => problems),
    ...checkFrontMatter(site),
    ...checkVocabulary(site),
    ...checkLinks(site),
    ...checkRedirects(sources.redirects, sources.redirectSource, site),
    ...(await checkImages(site, sources.readImage)),
    ...checkProse(site),
    ...checkUnique(site),
    ...checkDuplicates(site),
    ...(await checkSpelling(site, sources.words)),
  ];
}
