import {
  type Completion,
  type CompletionContext,
  type CompletionResult,
  completeAnyWord,
} from '@codemirror/autocomplete';
import {type Diagnostic, setDiagnostics} from '@codemirror/lint';
import {type EditorState, Facet} from '@codemirror/state';
import {type EditorView, hoverTooltip, showDialog} from '@codemirror/view';
import type {TypesClient} from '../types/client';
import type {Change, Described, Option, TypeProblem} from '../types/messages';
import {difference} from './difference';
import {filePath} from './file-path';

/** What the editor asks about types, and how it changes other files. */
export interface TypeHelp {
  client: TypesClient;
  /** All files of the project as the page has them. */
  files: () => Readonly<Record<string, string>>;
  /** Changes files that aren't open. */
  change: (changes: Change[]) => void;
}

/** Help with types; null until the worker is there. */
export const typeHelp = Facet.define<TypeHelp | null, TypeHelp | null>({
  combine: ([first]) => first ?? null,
});

/** The worker knows what is on the screen, whatever else is on its way to it. */
function askable(state: EditorState): {client: TypesClient; path: string} | null {
  const help = state.facet(typeHelp);
  if (!help) return null;
  const path = state.facet(filePath);
  help.client.update({...help.files(), [path]: state.doc.toString()});
  return {client: help.client, path};
}

const ICONS: Record<string, string> = {
  function: 'function',
  'local function': 'function',
  method: 'method',
  property: 'property',
  class: 'class',
  interface: 'interface',
  type: 'type',
  keyword: 'keyword',
  module: 'namespace',
};

/** Completes what TypeScript offers; before it is there, words of the file. */
export async function complete(context: CompletionContext): Promise<CompletionResult | null> {
  const before = context.matchBefore(/[\w$]+|[.'"`</]$/);
  const asked = askable(context.state);
  if (!asked) return completeAnyWord(context);
  if (!context.explicit && !before) return null;
  const {client, path} = asked;
  const position = context.pos;
  const found = await client.ask({kind: 'complete', path, position}).catch(() => null);
  if (!found || context.aborted || found.options.length === 0) return null;
  return {
    from: found.from,
    options: found.options.map((option) => toCompletion(option, client, path, position)),
    validFor: /^[\w$]*$/,
  };
}

function toCompletion(
  {name, kind, source}: Option,
  client: TypesClient,
  path: string,
  position: number,
): Completion {
  const detail = () =>
    client
      .ask({kind: 'detail', path, position, name, ...(source !== undefined && {source})})
      .catch(() => null);
  return {
    label: name,
    type: ICONS[kind] ?? 'variable',
    ...(source !== undefined && {detail: source, boost: -20}),
    info: async () => {
      const described = await detail();
      return described && aboutElement(described);
    },
    ...(source !== undefined && {
      apply: (view, _completion, from, to) => void insertImported(view, name, from, to, detail()),
    }),
  };
}

/** Puts a name in, and the import that it needs above. */
async function insertImported(
  view: EditorView,
  name: string,
  from: number,
  to: number,
  detail: Promise<{changes: Change[]} | null>,
): Promise<void> {
  view.dispatch({
    changes: {from, to, insert: name},
    selection: {anchor: from + name.length},
    userEvent: 'input.complete',
  });
  const before = view.state.doc;
  const path = view.state.facet(filePath);
  const imports = (await detail)?.changes.filter((change) => change.path === path) ?? [];
  // If the text has changed meanwhile, the import would land in the wrong place.
  if (view.state.doc !== before) return;
  view.dispatch({
    changes: imports.map(({from: at, to: end, text}) => ({from: at, to: end, insert: text})),
  });
}

/** Shows what a name is: its signature, what this site says about it, and the way to its page. */
function aboutElement({signature, comment, page}: Described): HTMLElement {
  const box = document.createElement('div');
  box.className = 'cm-about';
  const code = box.appendChild(document.createElement('code'));
  code.textContent = signature;
  const text = page?.description ?? comment;
  if (text) box.appendChild(document.createElement('p')).textContent = text;
  if (page) {
    const link = box.appendChild(document.createElement('a'));
    link.href = page.path;
    link.target = '_blank';
    link.textContent = 'Open its page';
  }
  return box;
}

/** Says what a name is when the pointer rests on it. */
export const aboutOnHover = hoverTooltip(async (view, position) => {
  // A finger that sets the cursor rests on nothing: the menu has the same for it.
  if (!matchMedia('(hover: hover)').matches) return null;
  const asked = askable(view.state);
  if (!asked) return null;
  const found = await asked.client
    .ask({kind: 'hover', path: asked.path, position})
    .catch(() => null);
  if (!found || found.to > view.state.doc.length) return null;
  return {pos: found.from, end: found.to, above: true, create: () => ({dom: aboutElement(found)})};
});

function say(view: EditorView, text: string): void {
  showDialog(view, {label: text, focus: false});
}

const NOT_YET = 'Types are still on their way.';

/** Says in a panel what the name at the cursor is. */
export function aboutAtCursor(view: EditorView): boolean {
  const asked = askable(view.state);
  if (!asked) {
    say(view, NOT_YET);
    return true;
  }
  const position = view.state.selection.main.head;
  asked.client.ask({kind: 'hover', path: asked.path, position}).then(
    (found) => {
      if (!found) {
        say(view, 'No name at the cursor.');
        return;
      }
      showDialog(view, {
        content: (_view, close) => {
          const form = document.createElement('form');
          form.append(aboutElement(found));
          const button = form.appendChild(document.createElement('button'));
          button.type = 'button';
          button.textContent = 'Close';
          button.onclick = close;
          return form;
        },
        focus: 'a, button',
      });
    },
    () => undefined,
  );
  return true;
}

/** Asks for a new name for the one at the cursor, and renames it in all files. */
export function renameAtCursor(view: EditorView): boolean {
  const help = view.state.facet(typeHelp);
  const word = view.state.wordAt(view.state.selection.main.head);
  if (!help || !word) {
    say(view, help ? 'No name at the cursor.' : NOT_YET);
    return true;
  }
  const old = view.state.sliceDoc(word.from, word.to);
  const {result} = showDialog(view, {
    label: 'New name',
    input: {name: 'name', value: old, spellcheck: 'false'},
    submitLabel: 'Rename',
    focus: true,
  });
  void result.then((form) => {
    const name = form && new FormData(form).get('name');
    view.focus();
    if (typeof name === 'string' && name !== old) void rename(view, help, word.from, name.trim());
  });
  return true;
}

async function rename(
  view: EditorView,
  help: TypeHelp,
  position: number,
  name: string,
): Promise<void> {
  const asked = askable(view.state);
  if (!asked) return;
  const before = view.state.doc;
  try {
    const changes = await asked.client.ask({kind: 'rename', path: asked.path, position, name});
    if (view.state.doc !== before) return;
    const here = changes.filter(({path}) => path === asked.path);
    view.dispatch({
      changes: here.map(({from, to, text}) => ({from, to, insert: text})),
      userEvent: 'rename',
    });
    help.change(changes.filter(({path}) => path !== asked.path));
  } catch (error) {
    say(view, (error as Error).message);
  }
}

/** Formats the open file. */
export function formatFile(view: EditorView): boolean {
  const asked = askable(view.state);
  if (!asked) {
    say(view, NOT_YET);
    return true;
  }
  const before = view.state.doc;
  asked.client.ask({kind: 'format', path: asked.path}).then(
    (text) => {
      if (view.state.doc !== before) return;
      const change = difference(before.toString(), text);
      if (change) view.dispatch({changes: change, userEvent: 'format'});
    },
    (error: Error) => say(view, `Not formatted: ${error.message.split('\n')[0]}`),
  );
  return true;
}

/** Marks the mistakes of the open file. Takes the editor, and those of all files. */
export function markProblems(view: EditorView, problems: readonly TypeProblem[]): void {
  const path = view.state.facet(filePath);
  const {length} = view.state.doc;
  const here = problems
    .filter((problem) => problem.path === path && problem.from <= length)
    .map(
      ({from, to, message}): Diagnostic => ({
        from,
        to: Math.min(Math.max(to, from + 1), length),
        severity: 'error',
        message,
      }),
    );
  view.dispatch(setDiagnostics(view.state, here));
}
