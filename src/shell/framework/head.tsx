// Stands in for `react-helmet-async` (plugins/replacements.ts): what this site puts into heads, at a
// sixth of the size, and without touching tags that are right already.
import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useLayoutEffect,
  useState,
} from 'react';
import {
  type HeadState,
  mergeHead,
  printAttributes,
  printTag,
  printTitle,
  type Tag,
} from './head-tags';

interface Printed {
  toString: () => string;
  /** Elements; the framework looks for `robots` among those of `meta`. */
  toComponent: () => unknown;
}

interface Context {
  helmet?: Record<string, Printed>;
}

/** Places of the tree that want something in the head, in the order in which they were rendered. */
type Parts = Map<number, ReactNode>;

interface Registry {
  parts: Parts;
  next: number;
  changed: () => void;
}

const RegistryContext = createContext<Registry | undefined>(undefined);

function printed(parts: Parts): Context['helmet'] {
  // Asked for once, at the end, when all places are known.
  let state: HeadState | undefined;
  const read = () => {
    state ??= mergeHead([...parts.values()]);
    return state;
  };
  const tags = (name: string): Printed => ({
    toString: () =>
      read()
        .tags.filter((tag) => tag.name === name)
        .map(printTag)
        .join(''),
    toComponent: () =>
      read()
        .tags.filter((tag) => tag.name === name)
        .map(({attributes}) => ({props: attributes})),
  });
  return {
    title: {toString: () => printTitle(read().title), toComponent: () => read().title},
    meta: tags('meta'),
    link: tags('link'),
    script: tags('script'),
    htmlAttributes: {toString: () => printAttributes(read().html), toComponent: () => read().html},
    bodyAttributes: {toString: () => printAttributes(read().body), toComponent: () => read().body},
  };
}

function createTag({name, attributes, content}: Tag): HTMLElement {
  const element = document.createElement(name);
  element.setAttribute('data-rh', 'true');
  for (const [key, value] of Object.entries(attributes)) {
    element.setAttribute(key, value);
  }
  if (content !== undefined) element.textContent = content;
  return element;
}

const given: Record<'html' | 'body', HeadState['html']> = {html: {}, body: {}};

function setAttributes(root: 'html' | 'body', attributes: HeadState['html']) {
  const element = root === 'html' ? document.documentElement : document.body;
  const before = given[root];
  given[root] = attributes;
  for (const name of Object.keys(before)) if (!(name in attributes)) element.removeAttribute(name);
  for (const [name, value] of Object.entries(attributes)) {
    // What scripts of the page have changed since stays: how the keyboard is used, for one.
    if (before[name] === value || element.getAttribute(name) === value) continue;
    element.setAttribute(name, value);
  }
}

function apply(state: HeadState) {
  if (state.title !== undefined && document.title !== state.title) document.title = state.title;
  setAttributes('html', state.html);
  setAttributes('body', state.body);
  const old = [...document.head.querySelectorAll<HTMLElement>('[data-rh]:not(title)')];
  for (const tag of state.tags) {
    const wanted = createTag(tag);
    const same = old.findIndex((element) => element.isEqualNode(wanted));
    if (same === -1) document.head.append(wanted);
    else old.splice(same, 1);
  }
  for (const element of old) element.remove();
}

function createRegistry(): Registry {
  let scheduled = false;
  let applied = '';
  const registry: Registry = {
    parts: new Map(),
    next: 0,
    changed() {
      if (scheduled) return;
      scheduled = true;
      // One update for all places that change with a page.
      queueMicrotask(() => {
        scheduled = false;
        const ordered = [...registry.parts].sort(([a], [b]) => a - b).map(([, part]) => part);
        const state = mergeHead(ordered);
        const key = JSON.stringify(state);
        if (key === applied) return;
        applied = key;
        apply(state);
      });
    },
  };
  return registry;
}

/** Holds the head of the document together. On the server `context.helmet` prints it afterwards. */
export function HelmetProvider({context, children}: {context?: Context; children: ReactNode}) {
  const [registry] = useState(createRegistry);
  if (context && typeof document === 'undefined') context.helmet = printed(registry.parts);
  return <RegistryContext.Provider value={registry}>{children}</RegistryContext.Provider>;
}

const useBrowserLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect;

/** Puts its children into the head of the document. */
export function Helmet({children}: {children?: ReactNode}) {
  const registry = useContext(RegistryContext);
  if (!registry) throw new Error('<Head> needs a <HelmetProvider> around it.');
  const [place] = useState(() => registry.next++);
  if (typeof document === 'undefined') registry.parts.set(place, children);
  useBrowserLayoutEffect(() => {
    registry.parts.set(place, children);
    registry.changed();
  }, [children, place, registry]);
  useBrowserLayoutEffect(
    () => () => {
      registry.parts.delete(place);
      registry.changed();
    },
    [place, registry],
  );
  return null;
}
