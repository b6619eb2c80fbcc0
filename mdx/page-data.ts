import type {Root} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {readDemo} from '../model/demos/read-demos.ts';
import {listErrors} from '../model/errors/read-entries.ts';
import {buildDemoCards, parseDemoPlaces} from '../model/pages/demo-cards.ts';
import {buildCards, buildExportRows, readReport, type Summary} from '../model/pages/page-data.ts';
import {recentDocs} from '../model/pages/read-docs.ts';
import type {PlateRows} from '../shared/rows.ts';

/** What the plugin asks; a test gives its own. */
export interface PageDataSources {
  docs: () => ReadonlyMap<string, Summary>;
  report: typeof readReport;
  errors: typeof listErrors;
  /** Code for the cards of pages without a demo (`content/data/plates.ts`). */
  plates: PlateRows;
}

/**
 * Remark plugin: gives `<Cards ids>`, `<DemoCards of>` and `<ExportTable package>` what they show, as JSON
 * in the attribute `data`: `Card[]` and `ExportRow[]` of `model/pages/page-data.ts`, `DemoCard[]`.
 */
export default function pageData(given: Partial<PageDataSources> = {}) {
  const sources: PageDataSources = {
    docs: recentDocs,
    report: readReport,
    errors: listErrors,
    plates: {},
    ...given,
  };
  return (tree: Root, file: VFile) => {
    const told = pathsOfCards(tree, sources.docs());
    visit(tree, (node) => {
      if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
      if (node.name === 'Cards') {
        setData(node, buildCards(idsOf(node), sources.docs()));
      }
      if (node.name === 'DemoCards') {
        const places = parseDemoPlaces(attribute(node, 'of'));
        setData(
          node,
          buildDemoCards(places, sources.docs(), (id) => readDemo(id).demo, sources.plates),
        );
      }
      if (node.name === 'ErrorIndex') setData(node, sources.errors());
      if (node.name === 'ExportTable') {
        const name = attribute(node, 'package');
        const report = sources.report(name);
        if (report) setData(node, tellOnce(buildExportRows(report, sources.docs()), told));
        // Not fatal: the content check names the page, and the table stays empty meanwhile.
        else file.message(`There is no API report of "${name}": run npm run api.`, node);
      }
    });
  };
}

const idsOf = (node: MdxJsxFlowElement | MdxJsxTextElement) =>
  attribute(node, 'ids')
    .split(/\s+/)
    .filter((id) => id !== '');

/** The pages that the cards of a page describe, by path. */
function pathsOfCards(tree: Root, docs: ReadonlyMap<string, Summary>): ReadonlyMap<string, string> {
  const paths = new Map<string, string>();
  visit(tree, 'mdxJsxFlowElement', (node) => {
    if (node.name !== 'Cards') return;
    for (const {path, description} of buildCards(idsOf(node), docs)) paths.set(path, description);
  });
  return paths;
}

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

function attribute(node: MdxJsxFlowElement | MdxJsxTextElement, name: string): string {
  const found = node.attributes.find(
    (item) => item.type === 'mdxJsxAttribute' && item.name === name,
  );
  return typeof found?.value === 'string' ? found.value : '';
}

function setData(node: MdxJsxFlowElement | MdxJsxTextElement, data: unknown): void {
  node.attributes.push({type: 'mdxJsxAttribute', name: 'data', value: JSON.stringify(data)});
}
