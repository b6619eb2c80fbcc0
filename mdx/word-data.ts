import path from 'node:path/posix';
import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {readDemo} from '../model/demos/read-demos.ts';
import {renderDiagram} from '../model/diagrams/diagram.ts';
import {readDiagram} from '../model/diagrams/read-diagrams.ts';
import {listErrors} from '../model/errors/read-entries.ts';
import {
  attributeOf,
  cardsOn,
  idsOf,
  isElement,
  type PageElement,
} from '../model/pages/attribute-of.ts';
import {buildDemoCards, parseDemoPlaces} from '../model/pages/demo-cards.ts';
import {buildCards, buildExportRows, readReport, type Summary} from '../model/pages/page-data.ts';
import {recentDocs} from '../model/pages/read-docs.ts';
import {readRecipes} from '../model/recipes/read-recipes.ts';
import {isWord, type WordName} from '../model/schema/vocabulary.ts';
import {readShotPicture} from '../model/shots/read-shots.ts';
import type {Chooser} from '../shared/chooser.ts';
import {moreRecipes} from '../shared/recipe.ts';
import type {PlateRows} from '../shared/rows.ts';
import {chooserView} from './chooser-view.ts';
import {demoData} from './demo-data.ts';
import {recipeView} from './recipe-view.ts';

/** What the plugin asks. */
export interface WordDataSources {
  docs: () => ReadonlyMap<string, Summary>;
  report: typeof readReport;
  errors: typeof listErrors;
  /** Code for the cards of pages without a demo (`content/data/plates.ts`). */
  plates: PlateRows;
  choosers: readonly Chooser[];
  /** The address that commands of recipes name. */
  origin: string;
}

/** A page, as far as its words ask for more than their attributes. */
interface Page {
  tree: Root;
  file: VFile;
  sources: WordDataSources;
  /** How often each diagram was drawn: ids in a drawing have to be the page's only ones. */
  drawn: Map<string, number>;
}

type Attributes = Record<string, string> | undefined;

/** JSON, so that a page carries it in its smallest form; `src/vocabulary/built-data.ts` reads it. */
const json = (value: unknown): Attributes =>
  value === undefined ? undefined : {data: JSON.stringify(value)};

type Fill = (node: PageElement, page: Page) => Promise<Attributes> | Attributes;

/** The attributes that the component of a word reads; none where there is nothing to show. Null: what the page says is all. */
const FILLS: Record<WordName, Fill | null> = {
  Cards: (node, {sources: {docs}}) => json(buildCards(idsOf(node), docs())),
  async Chooser(node, {sources: {choosers, docs}}) {
    const chooser = choosers.find(({id}) => id === attributeOf(node, 'id'));
    return chooser ? json(await chooserView(chooser, docs())) : undefined;
  },
  async Demo(node) {
    const {demo} = readDemo(attributeOf(node, 'id'));
    return demo ? json(await demoData(demo)) : undefined;
  },
  DemoCards(node, {sources: {docs, plates}}) {
    const places = parseDemoPlaces(attributeOf(node, 'of'));
    return json(buildDemoCards(places, docs(), (id) => readDemo(id).demo, plates));
  },
  Diagram(node, {drawn}) {
    const id = attributeOf(node, 'id');
    const diagram = readDiagram(id);
    if (!diagram) return undefined;
    const count = (drawn.get(id) ?? 0) + 1;
    drawn.set(id, count);
    const {wide, narrow} = renderDiagram(diagram, count === 1 ? id : `${id}-${count}`);
    return {wide, narrow, caption: diagram.caption};
  },
  ErrorIndex: (_node, {sources: {errors}}) => json(errors()),
  ExportTable(node, {tree, file, sources: {docs, report}}) {
    const name = attributeOf(node, 'package');
    const found = report(name);
    if (found) return json(tellOnce(buildExportRows(found, docs()), pathsOfCards(tree, docs())));
    // Not fatal: the content check names the page, and the table stays empty meanwhile.
    file.message(`There is no API report of "${name}": run npm run api.`, node);
    return undefined;
  },
  Recipe: async (_node, {file, sources: {origin}}) =>
    json(await recipeView(path.basename(file.path, '.mdx'), origin)),
  MoreRecipes(_node, {file}) {
    const cards = readRecipes().map(({card}) => card);
    return json(moreRecipes(path.basename(file.path, '.mdx'), cards));
  },
  Recipes(node) {
    const category = attributeOf(node, 'category');
    const cards = readRecipes().map(({card}) => card);
    return json(cards.filter((card) => category === '' || card.category === category));
  },
  OptionFilter: null,
  Shot: (node) => json(readShotPicture(attributeOf(node, 'id'))),
  Compatibility: null,
  Since: null,
  Tab: null,
  Tabs: null,
  TryFile: null,
};

/**
 * Remark plugin: gives words of the vocabulary what they show, so that a page carries that of its own words
 * and loads nothing for it. An id that doesn't exist shows nothing; `npm run check:content` reports it
 * with its line.
 */
export default function wordData(given: Partial<WordDataSources> = {}) {
  const sources: WordDataSources = {
    docs: recentDocs,
    report: readReport,
    errors: listErrors,
    plates: {},
    choosers: [],
    origin: '',
    ...given,
  };
  return async (tree: Root, file: VFile) => {
    const page: Page = {tree, file, sources, drawn: new Map()};
    const words: PageElement[] = [];
    if (tree.children.some((node) => isElement(node) && node.name === 'Recipe')) {
      tree.children.push({
        type: 'mdxJsxFlowElement',
        name: 'MoreRecipes',
        attributes: [],
        children: [],
      });
    }
    visit(tree, (node) => {
      if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') words.push(node);
    });
    for (const word of words) {
      const attributes = isWord(word.name) ? await FILLS[word.name]?.(word, page) : undefined;
      for (const [name, value] of Object.entries(attributes ?? {}))
        word.attributes.push({type: 'mdxJsxAttribute', name, value});
    }
  };
}

/** The pages that the cards of a page describe, by path. */
const pathsOfCards = (
  tree: Root,
  docs: ReadonlyMap<string, Summary>,
): ReadonlyMap<string, string> =>
  new Map(buildCards(cardsOn(tree), docs).map(({path, description}) => [path, description]));

/** What a card of the same page says isn't said again: the row keeps its name and link. */
const tellOnce = (
  rows: ReturnType<typeof buildExportRows>,
  told: ReadonlyMap<string, string>,
): ReturnType<typeof buildExportRows> =>
  rows.map((row) =>
    row.page && !row.deprecated && told.get(row.page.path) === row.page.description
      ? {...row, page: {...row.page, description: ''}}
      : row,
  );
