import type {Program} from 'estree';
import type {Root, RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import {recentDocs} from '../model/pages/read-docs.ts';
import {parseMeta} from '../model/samples/meta.ts';
import type {Chooser, ChooserResult, ChooserView} from '../shared/chooser.ts';
import {pageOf, renderBlock} from './code-blocks.ts';

const COMPONENT = '@site/src/vocabulary/chooser/Chooser';

/**
 * Remark plugin: gives `<Chooser id="codec" />` what it shows, as JSON in the attribute `data`, and
 * imports the component on the pages that use it, so that other pages don't load it.
 * An id that doesn't exist shows nothing; `npm run check:content` reports it with its line.
 */
export default function remarkChooser({choosers}: {choosers: readonly Chooser[]}) {
  return async (tree: Root): Promise<void> => {
    const elements: MdxJsxFlowElement[] = [];
    visit(tree, 'mdxJsxFlowElement', (node: MdxJsxFlowElement) => {
      if (node.name === 'Chooser') elements.push(node);
    });
    if (elements.length === 0) return;
    for (const element of elements) {
      const id = element.attributes.find(
        (attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === 'id',
      )?.value;
      const chooser = choosers.find((one) => one.id === id);
      const value = JSON.stringify(chooser ? await viewOf(chooser) : null);
      element.attributes.push({type: 'mdxJsxAttribute', name: 'data', value});
    }
    tree.children.unshift(importComponent());
  };
}

async function viewOf(chooser: Chooser): Promise<ChooserView> {
  const docs = recentDocs();
  const results = chooser.results.map(async (result) => {
    const {page, sample, ...rest} = result;
    const [id = '', anchor] = page.split('#', 2);
    const href = `${docs.get(id)?.path ?? '/docs/'}${anchor === undefined ? '' : `#${anchor}`}`;
    return {...rest, href, html: await htmlOf(sample)};
  });
  return {...chooser, results: await Promise.all(results)};
}

function htmlOf({language, code}: ChooserResult['sample']): Promise<string> {
  // Toolkit commands are written for npm, like those of pages.
  const words = language === 'sh' && /^(?:npx|npm) /m.test(code) ? 'pm' : '';
  const {meta} = parseMeta(words, {file: '', line: 1, column: 1});
  return renderBlock({code, language, meta}, pageOf);
}

function importComponent(): Extract<RootContent, {type: 'mdxjsEsm'}> {
  const name = {type: 'Identifier', name: 'Chooser'} as const;
  const estree: Program = {
    type: 'Program',
    sourceType: 'module',
    body: [
      {
        type: 'ImportDeclaration',
        specifiers: [{type: 'ImportSpecifier', imported: name, local: name}],
        source: {type: 'Literal', value: COMPONENT, raw: JSON.stringify(COMPONENT)},
        attributes: [],
      },
    ],
  };
  return {type: 'mdxjsEsm', value: '', data: {estree}};
}
