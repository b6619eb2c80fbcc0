import type {Nodes} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import type {Problem} from '../../shared/problem.ts';
import {recipeCategories} from '../../shared/recipe.ts';
import {didYouMean} from '../nearest.ts';
import {placeOfNode} from '../place-of.ts';
import {COMPATIBILITY, HTML, RUNS, type ValueKind, wordOf} from '../schema/vocabulary.ts';
import {parseDemoPlaces} from './demo-cards.ts';
import type {ParsedPage} from './parse-page.ts';
import type {Site} from './site.ts';

type Element = MdxJsxFlowElement | MdxJsxTextElement;
type Finding = Pick<Problem, 'rule' | 'message' | 'hint'>;

/** Checks that pages use only the words, attributes and values of the vocabulary. */
export function checkVocabulary(site: Site): Problem[] {
  return site.pages.flatMap((page) => checkPage(page, site));
}

function checkPage(page: ParsedPage, site: Site): Problem[] {
  const problems: Problem[] = [];
  visit(page.tree, (node: Nodes) => {
    for (const finding of checkNode(node, site, page.kind === 'docs')) {
      problems.push({file: page.file, ...placeOfNode(node), ...finding});
    }
  });
  return problems;
}

function checkNode(node: Nodes, site: Site, isDocs: boolean): Finding[] {
  if (node.type === 'mdxjsEsm') {
    return [
      {
        rule: 'vocabulary/import',
        message: 'Pages have no import or export lines.',
        hint: 'The words of the vocabulary need no import; put code into a fence.',
      },
    ];
  }
  if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') {
    if (/^\s*(?:\/\*[\s\S]*\*\/)?\s*$/.test(node.value)) return [];
    return [
      {
        rule: 'vocabulary/expression',
        message: `The expression {${node.value.trim().slice(0, 40)}} would be run.`,
        hint: 'Put braces of prose into a code span.',
      },
    ];
  }
  if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
    return checkElement(node, site, isDocs);
  }
  return [];
}

function checkElement(node: Element, site: Site, isDocs: boolean): Finding[] {
  const name = node.name ?? '';
  const allowed = HTML.get(name);
  if (allowed) return checkAttributes(node, name, allowed);
  if (/^[a-z]/.test(name) || name === '') {
    return [
      {
        rule: 'vocabulary/html',
        message: name ? `The element <${name}> is not allowed.` : 'A fragment is not allowed.',
        hint: `Use Markdown; in prose write it as a code span. Allowed: ${[...HTML.keys()].join(', ')}.`,
      },
    ];
  }
  if (!site.vocabulary.has(name)) {
    return [
      {
        rule: 'vocabulary/unknown-word',
        message: `<${name}> is not a word of the vocabulary.`,
        hint: didYouMean(name, site.vocabulary, `In prose write \`<${name}>\` as a code span.`),
      },
    ];
  }
  return checkWord(node, name, site, isDocs);
}

/** An attribute in braces, or one for an event, would be code: in the build and in every reader's browser. */
function checkAttributes(node: Element, name: string, allowed: readonly string[]): Finding[] {
  return node.attributes
    .filter(
      (attribute) =>
        attribute.type !== 'mdxJsxAttribute' ||
        !allowed.includes(attribute.name) ||
        attribute.value != null,
    )
    .map((attribute) => ({
      rule: 'vocabulary/html-attribute',
      message: `<${name}> may not have ${attribute.type === 'mdxJsxAttribute' ? `the attribute "${attribute.name}"${typeof attribute.value === 'object' ? ' with a value in braces' : ''}` : 'attributes in braces'}.`,
      hint:
        allowed.length > 0
          ? `Write <${name} ${allowed.join(' ')}>, without a value.`
          : `Write <${name}>.`,
    }));
}

function checkWord(node: Element, name: string, site: Site, isDocs: boolean): Finding[] {
  const schema = wordOf(name);
  if (!schema) return [];
  const findings: Finding[] = [];
  const given = new Set<string>();
  for (const attribute of node.attributes) {
    const key = attribute.type === 'mdxJsxAttribute' ? attribute.name : '{…}';
    const prop = schema.props[key];
    if (!prop) {
      findings.push({
        rule: 'vocabulary/unknown-attribute',
        message: `<${name}> has no attribute "${key}".`,
        hint: didYouMean(
          key,
          Object.keys(schema.props),
          `It has: ${Object.keys(schema.props).join(', ') || 'none'}.`,
        ),
      });
      continue;
    }
    given.add(key);
    if (typeof attribute.value !== 'string') {
      findings.push({
        rule: 'vocabulary/bad-value',
        message: `The attribute "${key}" of <${name}> is not a plain text.`,
        hint: `Write ${key}="…".`,
      });
      continue;
    }
    findings.push(...checkValue(name, prop.kind, attribute.value, site, isDocs));
  }
  for (const [key, {required}] of Object.entries(schema.props)) {
    if (!required || given.has(key)) continue;
    findings.push({
      rule: 'vocabulary/missing-attribute',
      message: `<${name}> needs the attribute "${key}".`,
      hint: `Write <${name} ${key}="…"${schema.children ? '>' : ' />'}`,
    });
  }
  if (!schema.children && node.children.length > 0) {
    findings.push({
      rule: 'vocabulary/children',
      message: `<${name}> takes nothing between its tags.`,
      hint: `Write <${name} … />.`,
    });
  }
  return findings;
}

/** What a value of each kind names, if all there is of it is known; `hint` says where to look. */
const NAMED: {
  [kind in ValueKind]?: {
    what: string;
    known: (site: Site) => Iterable<string>;
    hint: string;
    /** The value is a list, with spaces between its names. */
    isList?: true;
  };
} = {
  demo: {what: 'demo', known: ({demos}) => demos, hint: 'Demos are the folders of demos/.'},
  diagram: {
    what: 'diagram',
    known: ({diagrams}) => diagrams,
    hint: 'Diagrams are in content/diagrams/.',
  },
  shot: {
    what: 'shot',
    known: ({shots}) => shots,
    hint: 'Pictures of the Studio are in content/shots/.',
  },
  chooser: {
    what: 'chooser',
    known: ({choosers}) => choosers,
    hint: 'Choosers are in content/choosers/.',
  },
  package: {
    what: 'package',
    known: ({packages}) => packages,
    hint: 'Packages are those of toolkit/api/.',
  },
  run: {what: 'run', known: () => RUNS, hint: `Known: ${RUNS.join(' ')}.`},
  category: {
    what: 'category',
    known: () => Object.keys(recipeCategories),
    hint: `Known: ${Object.keys(recipeCategories).join(' ')}.`,
  },
  tokens: {
    what: 'environment',
    known: () => COMPATIBILITY,
    hint: `Known: ${COMPATIBILITY.join(' ')}.`,
    isList: true,
  },
  pages: {
    what: 'page',
    known: ({registry}) => registry.keys(),
    hint: 'A page’s id is its path below content/docs.',
    isList: true,
  },
};

function checkValue(
  name: string,
  kind: ValueKind,
  value: string,
  site: Site,
  isDocs: boolean,
): Finding[] {
  // Only docs pages are held to the registry.
  if (kind === 'pages' && !isDocs) return [];
  if (kind === 'demo-places') return checkDemoPlaces(name, value, site);
  const named = NAMED[kind];
  if (named) {
    const known = new Set(named.known(site));
    return (named.isList ? value.split(/\s+/).filter(Boolean) : [value])
      .filter((word) => !known.has(word))
      .map((word) => unknownName(name, word, named.what, known, named.hint));
  }
  const rule = 'vocabulary/bad-value';
  if (kind === 'version' && !/^\d+\.\d+(?:\.\d+)?$/.test(value))
    return [{rule, message: `"${value}" isn't a version.`, hint: 'Write v="4.0.130".'}];
  if (kind === 'text' && !value.trim())
    return [{rule, message: `An attribute of <${name}> is empty.`, hint: 'Write a short text.'}];
  return [];
}

const unknownName = (
  name: string,
  word: string,
  what: string,
  known: Iterable<string>,
  hint: string,
): Finding => ({
  rule: `vocabulary/unknown-${what}`,
  message: `<${name}> names the ${what} "${word}", which does not exist.`,
  hint: didYouMean(word, known, hint),
});

function checkDemoPlaces(name: string, value: string, {demos, registry, docs}: Site): Finding[] {
  return parseDemoPlaces(value).flatMap(({demo, page, anchor}) => {
    if (demo !== '' && !demos.has(demo)) {
      return [unknownName(name, demo, 'demo', demos, 'Demos are the folders of demos/.')];
    }
    if (!registry.has(page)) {
      return [unknownName(name, page, 'page', registry.keys(), 'Write demo=page/id#anchor.')];
    }
    const anchors = docs.get(page)?.anchors;
    return anchor === undefined || !anchors || anchors.has(anchor)
      ? []
      : [unknownName(name, anchor, 'anchor', anchors, `Anchors are the headings of ${page}.`)];
  });
}
