import type {Demo} from '../../shared/demo.ts';
import type {Problem} from '../../shared/problem.ts';
import {type ChooserSource, checkChoosers} from '../choosers/check-choosers.ts';
import {checkDiagrams, type DiagramSource} from '../diagrams/check-diagrams.ts';
import {evaluateDiagram} from '../diagrams/read-diagrams.ts';
import {checkLinks} from '../links/check-links.ts';
import {checkPackageLinks} from '../links/check-package-links.ts';
import {checkRedirects, type Redirect, type RedirectSource} from '../links/check-redirects.ts';
import {checkRecipes} from '../recipes/check-recipes.ts';
import {checkData, type DataRows} from '../schema/data.ts';
import {checkShots, type ShotState} from '../shots/check-shots.ts';
import {checkDuplicates} from './check-duplicates.ts';
import {checkFrontMatter} from './check-front-matter.ts';
import {checkImages, type ImageInfo} from './check-images.ts';
import {checkPaths} from './check-paths.ts';
import {checkPictured, type WithoutPicture} from './check-pictured.ts';
import {checkPosts, type PostNames} from './check-posts.ts';
import {checkProse} from './check-prose.ts';
import {checkSidebars} from './check-sidebars.ts';
import {checkSpelling} from './check-spelling.ts';
import {checkText} from './check-text.ts';
import {checkUnique} from './check-unique.ts';
import {checkVocabulary} from './check-vocabulary.ts';
import type {LastChanges} from './dates.ts';
import {checkOptionSubjects, type OptionSubjects} from './option-subjects.ts';
import {checkRegistry} from './registry.ts';
import type {Site} from './site.ts';

/** What the checks need besides the pages. */
interface ContentSources {
  words: readonly string[];
  readImage: (file: string) => Promise<ImageInfo | undefined>;
  redirects: readonly Redirect[];
  redirectSource: RedirectSource;
  /** Text of `content/sidebars.json`, to find a line. */
  sidebarsText: string;
  postNames: PostNames;
  /** The record of what was published. */
  changes: LastChanges;
  /** Addresses that the packages point to, as `toolkit/api/links.json` lists them. */
  packageLinks: {file: string; text: string};
  diagrams: readonly DiagramSource[];
  /** Options by subject, and the file they are in. */
  optionLists: {file: string; lists: readonly OptionSubjects[]};
  /** Pages that may do without a picture. */
  withoutPicture: WithoutPicture;
  shots: readonly ShotState[];
  /** The picture of the Studio on the home page. */
  homeShot: string;
  choosers: readonly ChooserSource[];
  /** What pages are made of that have no file of their own. */
  rows: DataRows;
  /** The demos that are well formed, by id. */
  demos: ReadonlyMap<string, Demo>;
}

/** Runs all checks of the pages' content. */
export async function checkContent(site: Site, sources: ContentSources): Promise<Problem[]> {
  return [
    ...site.pages.flatMap(({problems}) => problems),
    ...checkText(site),
    ...checkFrontMatter(site),
    ...checkPosts(site, sources.postNames),
    ...checkSidebars(site.sidebars, sources.sidebarsText),
    ...checkRegistry(site.docs, site.sidebars, sources.sidebarsText),
    ...checkPaths(site, sources.changes, sources.redirects),
    ...checkVocabulary(site),
    ...checkOptionSubjects(
      [...site.docs.values()],
      sources.optionLists.lists,
      sources.optionLists.file,
    ),
    ...checkPictured(site, sources.withoutPicture),
    ...checkShots(site, sources.shots, [sources.homeShot]),
    ...checkDiagrams(site, sources.diagrams, evaluateDiagram),
    ...checkLinks(site),
    ...checkRedirects(sources.redirects, sources.redirectSource, site),
    ...checkPackageLinks(sources.packageLinks, sources.redirects, site),
    ...checkChoosers(sources.choosers, site),
    ...checkData(sources.rows),
    ...checkRecipes(site, sources.demos),
    ...(await checkImages(site, sources.readImage)),
    ...checkProse(site),
    ...checkUnique(site),
    ...checkDuplicates(site),
    ...(await checkSpelling(site, sources.words)),
  ];
}
