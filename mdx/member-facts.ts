import type {Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {type MemberFacts, readMemberFacts} from '../model/api/member-facts.ts';
import {type Reports, readReports} from '../model/api/read-reports.ts';
import {parsePage} from '../model/pages/parse-page.ts';
import {element} from './element.ts';

const LONGEST_TYPE = 160;

let reports: Reports | undefined;

const text = (name: string, className: string, value: string) =>
  element(name, {className}, [value]);

/** Members of a union that are shown before the rest is folded. */
const SHOWN = 3;

/** A long union of literals, cut after its first members: `['a' | 'b' | 'c', '9 more', "| 'd' …"]`. */
function foldUnion(type: string): [shown: string, summary: string, rest: string] | undefined {
  const members = type.split(' | ');
  const isFlat = members.every((member) => !/[(){}<>[\]]/.test(member));
  if (!isFlat || members.length <= SHOWN + 2) return undefined;
  const rest = members.slice(SHOWN);
  return [members.slice(0, SHOWN).join(' | '), `${rest.length} more`, `| ${rest.join(' | ')}`];
}

/** The type as code; a long list of choices opens on demand. */
function typeParts(type: string): MdxJsxFlowElement[] {
  const folded = foldUnion(type);
  if (!folded) return [text('code', 'member-type', shorten(type))];
  const [shown, summary, rest] = folded;
  return [
    text('code', 'member-type', shown),
    element('details', {className: 'member-more'}, [
      text('summary', '', summary),
      text('code', 'member-type', rest),
    ]),
  ];
}

/** Shows a type whole, or its first part where it is long: the page says the rest. */
const shorten = (type: string): string =>
  type.length > LONGEST_TYPE ? `${type.slice(0, LONGEST_TYPE).replace(/\s\S*$/, '')} …` : type;

/** The line of facts below a member's heading; a block of its own, so that the table of contents stays clean. */
function line({type, need, default: value, isDeprecated}: MemberFacts): MdxJsxFlowElement {
  return element('div', {className: 'member-facts'}, [
    ...typeParts(type),
    ...(need === undefined ? [] : [text('span', 'member-need', need)]),
    ...(value === undefined ? [] : [text('span', 'member-default', `default ${value}`)]),
    ...(isDeprecated ? [text('span', 'member-deprecated', 'deprecated')] : []),
  ]);
}

/**
 * Remark plugin: puts type, optionality, default and deprecation of each API member below its heading,
 * from the API report. Pages without `api:` stay as they are.
 */
export default function memberFacts() {
  return (tree: Root, file: VFile) => {
    const source = String(file.value);
    if (!/^api:/m.test(source)) return;
    reports ??= readReports();
    const page = parsePage('docs', '', file.path, source);
    const byLine = readMemberFacts(page, reports);
    visit(tree, 'heading', (node, index, parent) => {
      const facts = byLine.get(node.position?.start.line ?? 0);
      if (!facts || !parent || index === undefined) return;
      parent.children.splice(index + 1, 0, line(facts));
      return index + 2;
    });
  };
}
