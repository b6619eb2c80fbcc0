import type {List, ListItem, Paragraph, PhrasingContent, Root, RootContent, Text} from 'mdast';
import {toString as textOf} from 'mdast-util-to-string';
import {element} from './element.ts';

/** Where messages end and what to do about them begins: “`a`: do” and “`a`. Do”. */
const END = /:(?: |$)|^\.? (?=[A-Z])/;
/** What stands between two messages. */
const BETWEEN = /(?:[,;](?: and| or)?| and) $/;

const isErrors = (node: RootContent): boolean =>
  node.type === 'heading' && /^Errors(?: and warnings)?$/.test(textOf(node));

const isCode = (node: PhrasingContent | undefined): boolean => node?.type === 'inlineCode';
const text = (value: string): Text => ({type: 'text', value});

/** Divides a sentence into what is reported and what it means; all of it is the first if no sign divides it. */
function divide(all: PhrasingContent[]): [messages: PhrasingContent[], remedy: PhrasingContent[]] {
  const begin = all.findIndex(isCode);
  for (const [at, node] of all.entries()) {
    if (begin === -1 || at < begin || node.type !== 'text') continue;
    const end = END.exec(node.value);
    if (!end) continue;
    const before = node.value.slice(0, end.index);
    // It begins a line of its own there; a name such as mp4 stays as it is.
    const after = node.value
      .slice(end.index + end[0].length)
      .replace(/^[a-z](?=[a-z']*(?: |,|$))/, (letter) => letter.toUpperCase());
    return [
      [...all.slice(0, at), ...(before ? [text(before)] : [])],
      [...(after ? [text(after)] : []), ...all.slice(at + 1)],
    ];
  }
  return [all, []];
}

/** Each message by itself, without the commas between them. */
function messagesOf(nodes: PhrasingContent[]): PhrasingContent[][] {
  const groups: PhrasingContent[][] = [[]];
  for (const [at, node] of nodes.entries()) {
    const group = groups.at(-1) ?? [];
    const isBetween =
      node.type === 'text' &&
      BETWEEN.test(node.value) &&
      isCode(nodes[at + 1]) &&
      nodes.slice(0, at).some(isCode);
    const shown = isBetween ? text(node.value.replace(BETWEEN, '')) : node;
    if (!('value' in shown) || shown.value !== '') group.push(shown);
    if (isBetween) groups.push([]);
  }
  return groups;
}

function row(item: ListItem): ListItem {
  const [first, ...more] = item.children;
  if (first?.type !== 'paragraph') return item;
  const [said, remedy] = divide(first.children);
  // A sentence about errors, without a message and its remedy, stays one.
  if (remedy.length === 0 && !isCode(said[0])) {
    return {...item, children: [element('div', {}, [element('p', {}, said), ...(more as never)])]};
  }
  const messages = messagesOf(said).map((message) => element('p', {}, message));
  const rest = remedy.length > 0 ? [element('p', {}, remedy), ...more] : more;
  return {
    ...item,
    children: [
      element('div', {className: 'message'}, messages),
      ...(rest.length > 0 ? [element('div', {}, rest as never)] : []),
    ],
  };
}

const listOf = (children: ListItem[]): List => ({
  type: 'list',
  spread: false,
  children,
  data: {hProperties: {className: ['messages']}},
});

/** A paragraph that is one message and its remedy. */
const isMessage = (node: RootContent): node is Paragraph =>
  node.type === 'paragraph' &&
  isCode(node.children[0]) &&
  node.children[1]?.type === 'text' &&
  node.children[1].value.startsWith(': ');

/** Remark plugin: sets the messages of a section “Errors” beside what each means, as rows. The text of pages stays a list. */
export default function errorMessages() {
  return (tree: Root) => {
    let isInside = false;
    for (const [at, node] of tree.children.entries()) {
      if (node.type === 'heading') isInside = isErrors(node);
      else if (isInside && node.type === 'list' && !node.ordered)
        tree.children[at] = listOf(node.children.map(row));
      else if (isInside && isMessage(node))
        tree.children[at] = listOf([row({type: 'listItem', children: [node]})]);
    }
  };
}
