import path from 'node:path';
import type {Element, Root} from 'hast';
import type {MdxJsxFlowElementHast} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {GENERATED, shortHash} from '../model/generated.ts';
import {exists, nameOf, writeText} from '../model/io.ts';
import {TOP} from '../model/place-of.ts';
import {recentApiPages} from '../model/samples/api-pages.ts';
import {classifySamples, type SampleClass} from '../model/samples/classes.ts';
import {firstVisibleLine} from '../model/samples/cut.ts';
import {readDiffMark} from '../model/samples/diff-marks.ts';
import {pageKey, sampleKey, typesFile} from '../model/samples/identifier-types.ts';
import {parseMeta} from '../model/samples/meta.ts';
import {isTypeScript} from '../model/samples/project.ts';
import {compileAll} from '../shared/compile/compile.ts';
import {escapeAttribute, escapeText} from '../shared/escape-html.ts';
import {packageManagers} from '../shared/package-manager.ts';
import type {SampleMeta} from '../shared/sample.ts';
import {findApiUses} from './code-blocks-api.ts';
import {commandsFor} from './code-blocks-commands.ts';
import {highlight} from './code-blocks-highlight.ts';
import {type BlockLine, printLines} from './code-blocks-html.ts';

/** Settings of the plugin. */
interface CodeBlockOptions {
  /** Page of a symbol `package#export`; by default what the `api:` front matter of the docs says. */
  hrefOf?: (symbol: string) => string | undefined;
}

interface Fence {
  code: string;
  language: string;
  meta: SampleMeta;
}

/** What is typed into a terminal: the ends of such lines are what differs. */
const shells = new Set(['sh', 'bash', 'shell', 'txt', 'text', 'powershell', 'bat']);

const scripts = new Set(['ts', 'tsx', 'js', 'jsx', 'typescript', 'javascript']);

/** @returns The page that documents a symbol `package#export`. */
export const apiPagePath = (symbol: string): string | undefined =>
  recentApiPages().get(symbol)?.path;

/**
 * Rehype plugin: turns each fence into `<CodeBlock html="…" />` with finished markup, so that no
 * highlighter and no element per token reaches the page's script.
 */
export default function codeBlocks({hrefOf = apiPagePath}: CodeBlockOptions = {}) {
  return async (tree: Root, file: VFile): Promise<void> => {
    const types = typesOf(file);
    const found: {fence: Fence; place: (block: MdxJsxFlowElementHast) => void}[] = [];
    visit(tree, 'element', (node, index, parent) => {
      const fence = node.tagName === 'pre' ? readFence(node, file) : null;
      if (!fence || !parent || index === undefined) return;
      found.push({
        fence,
        place: (block) => {
          parent.children[index] = block;
        },
      });
    });
    const classes = classifySamples(
      titleOf(file),
      found.map(({fence}) => fence),
    );
    await Promise.all(
      found.map(async ({fence, place}, index) => {
        const sample = types && `${types}.${sampleKey(fence.code)}`;
        const project = writeProject(classes[index]);
        place(codeBlock(await renderBlock(fence, hrefOf, sample, project)));
      }),
    );
  };
}

/** Name of the page, for the project that a reader takes home. */
const titleOf = (file: VFile): string => {
  const {title} = (file.data.frontMatter ?? {}) as {title?: unknown};
  return typeof title === 'string' ? title : path.basename(file.path ?? 'sample', '.mdx');
};

/**
 * Leaves what the playground runs beside the site, so that a page which nobody edits carries no more
 * than a button.
 *
 * @returns The name of the file; undefined if the fence can't run by itself.
 */
function writeProject(found: SampleClass | undefined): string | undefined {
  const project = found?.playground;
  if (!project) return undefined;
  const text = JSON.stringify({...project, compiled: compileAll(project.files)});
  const name = shortHash(text, 12);
  const file = `${GENERATED}/playground/samples/${name}.json`;
  // Named by its text. Written again, the dev server would take it for a change and compile once more.
  if (!exists(file)) writeText(file, text);
  return name;
}

/** Types exist for pages whose samples were checked; without them a block shows none. */
function typesOf(file: VFile): string | undefined {
  const page = nameOf(file.path ?? '');
  return exists(typesFile(page)) ? pageKey(page) : undefined;
}

function codeBlock(html: string): MdxJsxFlowElementHast {
  return {
    type: 'mdxJsxFlowElement',
    name: 'CodeBlock',
    attributes: [{type: 'mdxJsxAttribute', name: 'html', value: html}],
    children: [],
  };
}

/** The checker reports mistakes in the meta with their line; here they are only left out. */
function readFence(pre: Element, file: VFile): Fence | null {
  const code = pre.children[0];
  if (code?.type !== 'element' || code.tagName !== 'code') return null;
  const text = code.children[0];
  const classes = [code.properties.className ?? []].flat().map(String);
  const language = classes.find((name) => name.startsWith('language-'))?.slice(9) ?? 'text';
  const meta = code.properties.metastring ?? (code.data as {meta?: string} | undefined)?.meta;
  const place = {file: file.path ?? '', ...TOP};
  return {
    code: (text?.type === 'text' ? text.value : '').replace(/\n$/, ''),
    language,
    meta: parseMeta(typeof meta === 'string' ? meta : null, place).meta,
  };
}

/**
 * Renders a block: bar, buttons and code, complete without scripts.
 *
 * @param types Where the types of the sample's identifiers are: page key and sample key.
 * @param project File of the playground's project, if the fence can run.
 * @returns HTML; inner markup of the element that `CodeBlock` renders.
 */
export async function renderBlock(
  {code, language, meta}: Fence,
  hrefOf: (symbol: string) => string | undefined,
  types?: string,
  project?: string,
): Promise<string> {
  const label = escapeAttribute(meta.title ?? (language === 'text' ? 'Text' : `${language} code`));
  const hasTypes = types !== undefined && isTypeScript({language}) && !meta.checkOff;
  const typesAttribute = hasTypes ? ` data-types="${types}"` : '';
  const variants = meta.packageManagers
    ? packageManagers.map((manager) => ({manager, code: commandsFor(manager, code)}))
    : [{manager: null, code}];
  let isLine = true;
  let longest = 0;
  const panels = await Promise.all(
    variants.map(async ({manager, code: variant}) => {
      const lines = await readLines(variant, language, meta);
      isLine &&= lines.length === 1;
      longest = Math.max(longest, lines.length);
      const attribute = manager ? ` data-pm="${manager}"` : typesAttribute;
      const wraps = lines.length === 1 ? 'line' : shells.has(language) && 'shell';
      return `<pre class="code-pre" data-label="${label}"${attribute}${wraps ? ` data-wraps="${wraps}"` : ''}><code>${printLines(lines, hrefOf)}</code></pre>`;
    }),
  );
  return `${bar(meta, isLine ? null : language)}${actions(project, isLine)}${panels.join('')}${unfold(longest)}`;
}

/** Lines from which a block begins folded; `code-block.css` says how many are seen. */
const LONG = 44;

/** What shows all of a long block. */
const unfold = (lines: number): string =>
  lines > LONG ? `<button type="button" class="code-more">Show all ${lines} lines</button>` : '';

/** A single line is always wrapped. */
const actions = (project: string | undefined, isLine: boolean): string => {
  const edit = project
    ? `<button type="button" class="code-edit" data-project="${project}" aria-label="Edit and run this code">Edit</button>`
    : '';
  const wrap = isLine
    ? ''
    : '<button type="button" class="code-wrap" aria-pressed="false" hidden>Wrap</button>';
  return `<div class="code-actions">${edit}${wrap}<button type="button" class="code-copy" aria-label="Copy code">Copy</button></div>`;
};

/** What a block without a title is called, where it isn't the language in capitals. */
const languages: Record<string, string> = {
  js: 'JavaScript',
  javascript: 'JavaScript',
  ts: 'TypeScript',
  typescript: 'TypeScript',
  sh: 'Shell',
  bash: 'Shell',
  shell: 'Shell',
  powershell: 'PowerShell',
  text: 'Text',
  txt: 'Text',
  md: 'Markdown',
  mdx: 'MDX',
  diff: 'Diff',
  dockerfile: 'Dockerfile',
  docker: 'Dockerfile',
  vue: 'Vue',
  svelte: 'Svelte',
  ruby: 'Ruby',
  python: 'Python',
  go: 'Go',
  rust: 'Rust',
  swift: 'Swift',
};

/** The line above the code: its title or the package managers, else its language; `null` for a single line. */
function bar(meta: SampleMeta, language: string | null): string {
  // A path breaks behind its slashes before it breaks anywhere.
  const path = escapeText(meta.title ?? '').replaceAll('/', '/<wbr>');
  const title = path && `<span class="code-title">${path}</span>`;
  const choices = packageManagers.map(
    (name) =>
      `<button type="button" data-pm-choice="${name}" aria-pressed="${name === 'npm'}">${name}</button>`,
  );
  const managers = meta.packageManagers
    ? `<div class="code-managers" role="group" aria-label="Package manager">${choices.join('')}</div>`
    : '';
  const name = language && escapeText(languages[language] ?? language.toUpperCase());
  const content = `${title}${managers}` || (name && `<span class="code-title">${name}</span>`);
  return content ? `<div class="code-bar">${content}</div>` : '';
}

const firstShown = (code: string, language: string): number =>
  scripts.has(language) ? firstVisibleLine(code) : 0;

async function readLines(code: string, language: string, meta: SampleMeta): Promise<BlockLine[]> {
  const firstVisible = firstShown(code, language);
  const uses = scripts.has(language) ? findApiUses(code) : [];
  const visible = code.split('\n').slice(firstVisible).map(readDiffMark);
  const tokens = await highlight(visible.map(({text}) => text).join('\n'), language);
  return visible.map(({isAdded, isRemoved}, index) => ({
    tokens: tokens[index] ?? [],
    uses: uses.filter((use) => use.line === index + firstVisible),
    highlighted: meta.highlightLines.includes(index + 1),
    added: isAdded,
    removed: isRemoved,
  }));
}
