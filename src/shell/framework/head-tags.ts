import {Children, Fragment, isValidElement, type ReactNode} from 'react';
import {inPreview} from '../../../shared/preview';

/** Attributes as they stand in HTML. */
type Attributes = Record<string, string>;

export interface Tag {
  name: string;
  attributes: Attributes;
  /** Text inside; undefined for tags that have none. */
  content?: string;
}

/** What a document's head should hold, and what its root elements should carry. */
export interface HeadState {
  title?: string;
  html: Attributes;
  body: Attributes;
  tags: Tag[];
}

const HTML_NAMES: Record<string, string> = {
  className: 'class',
  charSet: 'charset',
  httpEquiv: 'http-equiv',
  hrefLang: 'hreflang',
  crossOrigin: 'crossorigin',
  itemProp: 'itemprop',
  referrerPolicy: 'referrerpolicy',
};

function readAttributes(props: Record<string, unknown>): Attributes {
  const entries = Object.entries(props).flatMap(([name, value]): [string, string][] =>
    // `false` is a value: `data-has-hydrated` is `false` until it is `true`.
    name === 'children' || value === undefined || value === null
      ? []
      : [[HTML_NAMES[name] ?? name, inPreview(String(value))]],
  );
  return Object.fromEntries(entries);
}

/** What a later tag replaces: the meta of the same name, the canonical link, the same file. */
function identityOf({name, attributes}: Tag): string | undefined {
  if (name === 'meta') {
    const key = ['charset', 'name', 'http-equiv', 'property', 'itemprop'].find(
      (attribute) => attribute in attributes,
    );
    return key && `${key}=${key === 'charset' ? '' : attributes[key]}`;
  }
  if (name === 'link') {
    if (attributes.rel === 'canonical') return 'canonical';
    return String(attributes.href);
  }
  return undefined;
}

const textOf = (children: unknown): string =>
  Children.toArray(children as ReactNode)
    .filter((child) => typeof child === 'string' || typeof child === 'number')
    .join('');

function collect(children: ReactNode, into: HeadState) {
  Children.forEach(children, (child) => {
    if (!isValidElement<Record<string, unknown>>(child)) return;
    const {type, props} = child;
    if (type === Fragment) collect(props.children as ReactNode, into);
    else if (type === 'title') into.title = textOf(props.children);
    else if (type === 'html') Object.assign(into.html, readAttributes(props));
    else if (type === 'body') Object.assign(into.body, readAttributes(props));
    else if (typeof type === 'string') {
      const text = textOf(props.children);
      const content = type === 'meta' || type === 'link' ? undefined : text;
      into.tags.push({name: type, attributes: readAttributes(props), content});
    }
  });
}

/**
 * Puts together what several places of the tree want in the head.
 *
 * @param parts Children of each place, the outermost first; later ones replace earlier ones, but two
 *   tags of one place stand side by side.
 */
export function mergeHead(parts: readonly ReactNode[]): HeadState {
  const state: HeadState = {html: {}, body: {}, tags: []};
  for (const part of parts) {
    const own: HeadState = {html: {}, body: {}, tags: []};
    collect(part, own);
    const replaced = new Set(own.tags.map((tag) => tag.name + identityOf(tag)));
    state.tags = [
      ...state.tags.filter(
        (tag) => identityOf(tag) === undefined || !replaced.has(tag.name + identityOf(tag)),
      ),
      ...own.tags,
    ];
    state.title = own.title ?? state.title;
    Object.assign(state.html, own.html);
    Object.assign(state.body, own.body);
  }
  return state;
}

const ESCAPES: Record<string, string> = {'&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;'};
const escaped = (text: string) => text.replace(/[&<>"]/g, (character) => ESCAPES[character] ?? '');

/** Attributes as HTML. */
export const printAttributes = (attributes: Attributes): string =>
  Object.entries(attributes)
    .map(([name, value]) => `${name}="${escaped(value)}"`)
    .join(' ');

/** One tag as HTML, marked so that the browser finds it again. */
export const printTag = ({name, attributes, content}: Tag): string =>
  `<${name} data-rh="true" ${printAttributes(attributes)}>${content === undefined ? '' : `${content}</${name}>`}`;

/** The title as HTML. */
export const printTitle = (title = ''): string => `<title data-rh="true">${escaped(title)}</title>`;
