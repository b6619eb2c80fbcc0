import {listFiles, readJson, readText} from '../io.ts';
import {remembered} from '../remembered.ts';
import {sidebarsSchema} from '../schema/sidebars.ts';
import {frontMatterOnce, listOf} from './front-matter.ts';
import {buildRegistry, type DocsPage, SIDEBARS_FILE, type SidebarsSource} from './registry.ts';
import {type Sidebars, toSidebars} from './sidebars.ts';

const FOLDER = 'content/docs/';

/** A docs page as far as its front matter tells: for those who don't need its text. */
export interface DocsHead extends DocsPage {
  description: string;
  /** Symbols the page documents, as `package#export`. */
  api: string[];
}

/**
 * @returns What is written in `content/sidebars.json`.
 * @throws If it isn't what the schema asks for.
 */
export const readSidebarsSource = (): SidebarsSource => readJson(SIDEBARS_FILE, sidebarsSchema);

/** Ids of the docs pages on disk; a name with an underscore is a part of other pages. */
const listIds = (): string[] =>
  listFiles(FOLDER, ['.mdx'])
    .filter((file) => !/\/_/.test(file))
    .map((file) => file.slice(FOLDER.length).replace(/\.mdx$/, ''));

/** Reads the front matter of all docs pages; what can't be read is left to the checks. */
export function readDocs(): Map<string, DocsHead> {
  const heads = new Map(
    listIds().map((id) => {
      const file = `${FOLDER}${id}.mdx`;
      return [id, frontMatterOnce(file, readText(file)).data];
    }),
  );
  const registry = buildRegistry(
    [...heads].map(([id, data]) => ({id, data})),
    readSidebarsSource(),
  );
  return new Map(
    [...registry].map(([id, page]) => {
      const {description, api} = heads.get(id) ?? {};
      return [id, {...page, description: String(description ?? ''), api: listOf(api)}];
    }),
  );
}

/** The docs pages as they are, or were two seconds ago: for those who ask for each page. */
export const recentDocs = remembered(readDocs);

/** The sidebars of the site, as Docusaurus takes them. */
export const readSidebars = (registry: ReadonlyMap<string, DocsPage>): Sidebars =>
  toSidebars(readSidebarsSource(), registry);
