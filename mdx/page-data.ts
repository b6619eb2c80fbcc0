import type {Root} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {listErrors} from '../model/errors/read-entries.ts';
import {
  buildCards,
  buildExportRows,
  readReport,
  readSummaries,
  type Summary,
} from '../model/pages/page-data.ts';

/** What the plugin asks; a test gives its own. */
export interface PageDataSources {
  summaries: () => ReadonlyMap<string, Summary>;
  report: typeof readReport;
  errors: typeof listErrors;
}

/** A page may be edited while the dev server runs; a build asks a thousand times within seconds. */
const FRESH_MS = 2000;
let cached: {at: number; summaries: ReadonlyMap<string, Summary>} | undefined;

function summaries(): ReadonlyMap<string, Summary> {
  if (!cached || Date.now() - cached.at > FRESH_MS) {
    cached = {at: Date.now(), summaries: readSummaries()};
  }
  return cached.summaries;
}

/**
 * Remark plugin: gives `<Cards ids>` and `<ExportTable package>` what they show, as JSON in the
 * attribute `data`: `Card[]` and `ExportRow[]` of `model/pages/page-data.ts`.
 */
export default function pageData(
  sources: PageDataSources = {summaries, report: readReport, errors: listErrors},
) {
  return (tree: Root, file: VFile) => {
    visit(tree, (node) => {
      if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
      if (node.name === 'Cards') {
        const ids = attribute(node, 'ids')
          .split(/\s+/)
          .filter((id) => id !== '');
        setData(node, buildCards(ids, sources.summaries()));
      }
      if (node.name === 'ErrorIndex') setData(node, sources.errors());
      if (node.name === 'ExportTable') {
        const name = attribute(node, 'package');
        const report = sources.report(name);
        if (report) setData(node, buildExportRows(report, sources.summaries()));
        // Not fatal: the content check names the page, and the table stays empty meanwhile.
        else file.message(`There is no API report of "${name}": run npm run api.`, node);
      }
    });
  };
}

function attribute(node: MdxJsxFlowElement | MdxJsxTextElement, name: string): string {
  const found = node.attributes.find(
    (item) => item.type === 'mdxJsxAttribute' && item.name === name,
  );
  return typeof found?.value === 'string' ? found.value : '';
}

function setData(node: MdxJsxFlowElement | MdxJsxTextElement, data: unknown): void {
  node.attributes.push({type: 'mdxJsxAttribute', name: 'data', value: JSON.stringify(data)});
}
