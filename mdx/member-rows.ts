import type {Heading, Paragraph, PhrasingContent, Root, RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {attributeOf} from '../model/pages/attribute-of.ts';
import {element} from './element.ts';

/** Begins the paragraph that names the same setting elsewhere: configuration file, Node.js, command line. */
const ELSEWHERE = /^(?:Configuration|Node\.js|Flag): $/;

/** A heading that is one name of code: an option, a prop, a flag, or a part of one. */
const isMember = (node: RootContent | undefined): node is Heading =>
  node?.type === 'heading' &&
  node.depth >= 3 &&
  node.children.length === 1 &&
  node.children[0]?.type === 'inlineCode';

const isFact = (node: RootContent): node is MdxJsxFlowElement =>
  node.type === 'mdxJsxFlowElement' &&
  (node.name === 'Since' || attributeOf(node, 'className') === 'member-facts');

function isElsewhere(node: RootContent): node is Paragraph {
  if (node.type !== 'paragraph') return false;
  const [first] = node.children;
  return first?.type === 'text' && ELSEWHERE.test(first.value);
}

/** “Flag: … . Node.js: … .” as one part for each, without full stops. */
function elsewhere({children}: Paragraph): MdxJsxFlowElement {
  const parts: PhrasingContent[][] = [];
  for (const child of children) {
    if (child.type !== 'text') {
      parts.at(-1)?.push(child);
      continue;
    }
    const [before = '', next] = child.value.split(/\.(?: |$)(?=$|Node|Conf|Flag)/);
    if (parts.length > 0 && before !== '') parts.at(-1)?.push({type: 'text', value: before});
    const begins = parts.length === 0 ? before : next;
    if (begins) parts.push([{type: 'text', value: begins}]);
  }
  return element(
    'p',
    {className: 'member-links'},
    parts.map((part) => element('span', {}, part)),
  );
}

/** Takes out what stands from a place to the next heading of a lower depth. */
function takeParts(children: RootContent[], start: number, depth: number): RootContent[] {
  const end = children.findIndex(
    (node, index) => index > start && node.type === 'heading' && node.depth < depth,
  );
  return children.splice(start, (end === -1 ? children.length : end) - start);
}

/**
 * Remark plugin: puts the heading of a member, its facts, its version and the names that it has elsewhere
 * into one row, so that a long list of options can be scanned; the members of a member, with all that is said
 * of them, into a box. Runs after `memberFacts`.
 */
export default function memberRows() {
  return (tree: Root) => setRows(tree.children);
}

function setRows(children: RootContent[]): void {
  /** Of the member that what is deeper belongs to; members of groups are a level deeper themselves. */
  let member = Number.POSITIVE_INFINITY;
  for (let at = 0; at < children.length; at += 1) {
    const heading = children[at];
    const isEnd = heading?.type === 'heading' && heading.depth <= member;
    if (!isMember(heading)) {
      if (isEnd) member = Number.POSITIVE_INFINITY;
      continue;
    }
    if (heading.depth <= member) member = heading.depth;
    else {
      const parts = takeParts(children, at, heading.depth);
      setRows(parts);
      children.splice(at, 0, element('div', {className: 'member-parts'}, parts as never));
      continue;
    }
    let next = at + 1;
    const facts: MdxJsxFlowElement[] = [];
    for (let node = children[next]; node && isFact(node); node = children[next]) {
      facts.push(node);
      next += 1;
    }
    const end = children.findIndex((node, index) => index >= next && node.type === 'heading');
    const links = children.findIndex(
      (node, index) => index >= next && (end === -1 || index < end) && isElsewhere(node),
    );
    const link = children[links];
    if (link?.type === 'paragraph') {
      children.splice(links, 1);
      facts.push(elsewhere(link));
    }
    children.splice(at, next - at, element('div', {className: 'member-row'}, [heading, ...facts]));
  }
}
