import type {Paragraph, Root, RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {toString as textOf} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {dropChoices} from '../model/api/drop-choices.ts';
import {dropDefault} from '../model/api/drop-default.ts';
import {
  LONGEST_SHAPE,
  type MemberFacts,
  readFlagDefaults,
  readMemberFacts,
} from '../model/api/member-facts.ts';
import {recentReports} from '../model/api/read-reports.ts';
import {element} from './element.ts';
import {parsedPageOf} from './page-of.ts';

const LONGEST_TYPE = 160;

const text = (name: string, className: string, value: string) =>
  element(name, {className}, [value]);

/** Members of a union that are shown before the rest is folded. */
const SHOWN = 3;

/** So many choices are shown all at once, on a line of their own; more unfold. */
const MOST_CHOICES = 16;

const isFlat = (members: readonly string[]) =>
  members.every((member) => !/[(){}<>[\]]/.test(member));

/** The choices of a type that is a list of strings, and what else it may be, such as `null`. */
function choicesOf(type: string): [choices: string[], others: string[]] | undefined {
  const members = type.split(' | ');
  const choices = members.filter((member) => /^'[^']*'$/.test(member));
  if (!isFlat(members) || choices.length < 2) return undefined;
  return [choices, members.filter((member) => !choices.includes(member))];
}

/** All choices; the one that is taken if none is passed stands out, and is named beside them. */
const choiceLine = (members: readonly string[], value: string | undefined): MdxJsxFlowElement =>
  element(
    'div',
    {className: 'member-choices'},
    members.flatMap((member, place) => {
      const isDefault = value?.replaceAll("'", '') === member.replaceAll("'", '');
      const code = text('code', isDefault ? 'member-default' : '', member);
      return place === 0 ? [code] : [' | ', code];
    }),
  );

/** A long union of literals, cut after its first members: `['a' | 'b' | 'c', '9 more', "| 'd' …"]`. */
function foldUnion(type: string): [shown: string, summary: string, rest: string] | undefined {
  const members = type.split(' | ');
  if (!isFlat(members) || members.length <= SHOWN + 2) return undefined;
  const rest = members.slice(SHOWN);
  return [members.slice(0, SHOWN).join(' | '), `${rest.length} more`, `| ${rest.join(' | ')}`];
}

const more = (summary: string, rest: readonly (string | MdxJsxFlowElement)[]): MdxJsxFlowElement =>
  element('details', {className: 'member-more'}, [
    text('summary', '', summary),
    element('code', {}, [...rest]),
  ]);

/** The first object of a type, one line for each of its properties; what stands within a property stays whole. */
function spread(type: string): (string | MdxJsxFlowElement)[] {
  const lines: string[] = [];
  const start = type.indexOf('{') + 1;
  let depth = 0;
  let from = start;
  for (let at = start; start > 0 && at < type.length; at += 1) {
    const sign = type[at] ?? '';
    const isEnd = depth === 0 && sign === '}';
    if (isEnd || (depth === 0 && sign === ';')) {
      const property = type.slice(from, at).trim();
      if (property !== '') lines.push(property);
      from = at + 1;
    }
    if (isEnd)
      return [
        type.slice(0, start),
        ...lines.map((line) => text('span', '', `${line};`)),
        type.slice(at),
      ];
    if ('{(['.includes(sign)) depth += 1;
    if ('})]'.includes(sign)) depth -= 1;
  }
  return [type];
}

/**
 * The type as code, and what of it opens on demand: the rest of a long list of choices, which goes on beside it, or
 * what a name stands for, which comes after all other facts.
 */
function typeParts(
  type: string,
  shape: string | undefined,
  value: string | undefined,
): [beside: MdxJsxFlowElement[], last: MdxJsxFlowElement[]] {
  const members = (shape ?? type).split(' | ');
  if (members.length > SHOWN + 2 && members.length <= MOST_CHOICES && choicesOf(shape ?? type)) {
    return [[], [choiceLine(members, value)]];
  }
  const folded = foldUnion(shape ?? type);
  if (folded) {
    const [shown, summary, rest] = folded;
    return [[text('code', 'member-type', shown), more(summary, [rest])], []];
  }
  if (shape === undefined) return [[text('code', 'member-type', shorten(type))], []];
  if (shape.length <= LONGEST_SHAPE) return [[text('code', 'member-type', shape)], []];
  return [[text('code', 'member-type', type)], [more('shape', spread(shape))]];
}

/** Shows a type whole, or its first part where it is long: the page says the rest. */
const shorten = (type: string): string =>
  type.length > LONGEST_TYPE ? `${type.slice(0, LONGEST_TYPE).replace(/\s\S*$/, '')} …` : type;

/** The line of facts below a member's heading; a block of its own, so that the table of contents stays clean. */
function line(facts: Partial<MemberFacts>): MdxJsxFlowElement {
  const {type, shape, need, default: value, isMethod, isDeprecated} = facts;
  // Of a method that returns nothing, what it takes is enough.
  const shown = isMethod ? type?.replace(/(?<=^\([^()]+\)) => void$/, '') : type;
  const [types, last] = shown === undefined ? [[], []] : typeParts(shown, shape, value);
  return element('div', {className: 'member-facts'}, [
    ...types,
    // Most members may be left out: only what differs is said.
    ...(need === undefined || need === 'optional'
      ? []
      : [text('span', need === 'required' ? 'member-required' : '', need)]),
    ...(value === undefined
      ? []
      : [element('span', {}, ['default ', element('code', {}, [value])])]),
    ...(isDeprecated ? [text('span', 'member-deprecated', 'deprecated')] : []),
    ...last,
  ]);
}

const isEmpty = (node: RootContent) =>
  node.type === 'paragraph' &&
  node.children.every((child) => child.type === 'text' && child.value.trim() === '');

/**
 * Takes the list of a member's choices out of the text, where the line of facts says all that it says.
 *
 * @returns The facts, with the choices in the order of that list.
 */
function withoutChoices(below: Paragraph, facts: Partial<MemberFacts>): Partial<MemberFacts> {
  const type = facts.shape ?? facts.type;
  const parts = type === undefined ? undefined : choicesOf(type);
  // A choice that is marked as the default, and isn't known as such, is said by the list alone.
  const isMarked = facts.default === undefined && textOf(below).includes('(default)');
  if (!parts || isMarked) return facts;
  const [choices, others] = parts;
  const order = choices.length > MOST_CHOICES ? undefined : dropChoices(below, choices);
  if (!order) return facts;
  const ordered = [...order, ...others].join(' | ');
  return facts.shape === undefined ? {...facts, type: ordered} : {...facts, shape: ordered};
}

/**
 * Remark plugin: puts type, optionality, default and deprecation of each API member below its heading,
 * from the API report, and the default of each flag, from the text. Other pages stay as they are.
 */
export default function memberFacts() {
  return (tree: Root, file: VFile) => {
    if (!/^(?:api:|### `--)/m.test(String(file.value))) return;
    const page = parsedPageOf(file);
    const byLine = new Map<number, Partial<MemberFacts>>([
      ...readFlagDefaults(page),
      ...readMemberFacts(page, recentReports()),
    ]);
    visit(tree, 'heading', (node, index, parent) => {
      const facts = byLine.get(node.position?.start.line ?? 0);
      if (!facts || !parent || index === undefined) return;
      const siblings = parent.children as RootContent[];
      let shown = facts;
      for (let at = index + 1; siblings[at] && siblings[at]?.type !== 'heading'; at += 1) {
        const below = siblings[at];
        if (below?.type !== 'paragraph') continue;
        shown = withoutChoices(below, shown);
        if (facts.default !== undefined) dropDefault(below, facts.default);
        if (!isEmpty(below)) continue;
        siblings.splice(at, 1);
        break;
      }
      siblings.splice(index + 1, 0, line(shown));
      return index + 2;
    });
  };
}
