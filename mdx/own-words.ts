import type {Root} from 'mdast';
import type {MdxjsEsm} from 'mdast-util-mdxjs-esm';
import {visit} from 'unist-util-visit';
import {isElement} from '../model/pages/attribute-of.ts';
import {wordOf} from '../model/schema/vocabulary.ts';

/** `DemoCards` is in `src/vocabulary/demo-cards/DemoCards`. */
const moduleOf = (word: string) =>
  `@site/src/vocabulary/${word.replace(/\B[A-Z]/g, '-$&').toLowerCase()}/${word}`;

const identifier = (name: string) => ({type: 'Identifier', name}) as const;

function importOf(name: string, source: string): MdxjsEsm {
  const raw = JSON.stringify(source);
  return {
    type: 'mdxjsEsm',
    value: `import {${name}} from ${raw};`,
    data: {
      estree: {
        type: 'Program',
        sourceType: 'module',
        body: [
          {
            type: 'ImportDeclaration',
            specifiers: [
              {type: 'ImportSpecifier', imported: identifier(name), local: identifier(name)},
            ],
            source: {type: 'Literal', value: source, raw},
            attributes: [],
          },
        ],
      },
    },
  };
}

/**
 * Lets a page import those of its words that most pages do without, so that these don't load their
 * code. plugins/bundler.ts keeps the code of each word in one file for all pages.
 */
export function remarkOwnWords() {
  return (tree: Root): void => {
    const used = new Set<string>();
    visit(tree, (node) => {
      if (isElement(node) && node.name && wordOf(node.name)?.isOwn) used.add(node.name);
    });
    tree.children.unshift(...[...used].map((name) => importOf(name, moduleOf(name))));
  };
}
