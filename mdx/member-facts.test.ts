import type {Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {toString as textOf} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {VFile} from 'vfile';
import {expect, it} from 'vitest';
import {parsePage} from '../model/pages/parse-page.ts';
import memberFacts from './member-facts.ts';

/** The texts of the lines that stand directly below headings. */
function factsBelow(source: string): [heading: string, facts: string[]][] {
  const path = 'content/docs/planted.mdx';
  const {tree} = parsePage('docs', 'planted', path, source);
  memberFacts()(tree, new VFile({value: source, path}));
  const found: [string, string[]][] = [];
  visit(tree, 'heading', (node, index, parent) => {
    const next = parent?.children[(index ?? 0) + 1] as Root['children'][number] | undefined;
    if (next?.type !== 'mdxJsxFlowElement' || next.name !== 'div') return;
    const texts = next.children.map((part) => ('children' in part ? part.children[0] : part));
    found.push([
      source.split('\n')[(node.position?.start.line ?? 1) - 1] ?? '',
      texts.map((text) => (text && 'value' in text ? String(text.value).trim() : '')),
    ]);
  });
  return found;
}

const HEAD = '---\ntitle: Planted\ndescription: About it.\ncrumb: API\n';

it('puts type, need and default of the report below the headings of members; that one may be left out goes without saying', () => {
  expect(
    factsBelow(
      `${HEAD}api: remotion#spring\n---\n\n## Options\n\n### \`fps\`\n\n### \`from\`\n\nStart.\n\n## Notes\n\n### Anything\n`,
    ),
  ).toEqual([
    ['### `fps`', ['number', 'required']],
    ['### `from`', ['number', 'default']],
  ]);
});

it('says of a setter what it takes, and of a callback its whole type', () => {
  expect(
    factsBelow(
      `${HEAD}api: '@remotion/cli/config#Config'\n---\n\n## Methods\n\n### \`setCrf()\`\n`,
    ),
  ).toEqual([['### `setCrf()`', ['(newCrf: Crf)']]]);
  expect(
    factsBelow(
      `${HEAD}api: remotion#OffthreadVideo\n---\n\n## Props\n\n### \`onAutoPlayError\`\n`,
    )[0]?.[1][0],
  ).toBe('(() => void) | null');
});

it('leaves pages without a symbol alone', () => {
  expect(factsBelow(`${HEAD}---\n\n## Options\n\n### \`fps\`\n`)).toEqual([]);
});

it('shows all choices of a list on a line of its own, behind what else is said', () => {
  const path = 'content/docs/planted.mdx';
  const source = `${HEAD}api: '@remotion/cloudrun#renderMediaOnCloudrun'\n---\n\n## Options\n\n### \`codec\`\n`;
  const {tree} = parsePage('docs', 'planted', path, source);
  memberFacts()(tree, new VFile({value: source, path}));
  const facts = tree.children.at(-1) as MdxJsxFlowElement;
  expect(facts.children.map((part) => textOf(part))).toEqual([
    'required',
    "'h264' | 'vp8' | 'vp9' | 'mp3' | 'aac' | 'wav' | 'prores' | 'gif'",
  ]);
});

/** What stands below the heading of a flag. */
function below(text: string): string[] {
  const path = 'content/docs/planted.mdx';
  const source = `${HEAD}---\n\n## Flags\n\n### \`--crf\`\n\n${text}\n`;
  const {tree} = parsePage('docs', 'planted', path, source);
  memberFacts()(tree, new VFile({value: source, path}));
  return tree.children.slice(3).map((node) => textOf(node));
}

it('says the default of a flag in its row, and not once more below', () => {
  expect(below('Quality. Default `23`. Lower is better.')).toEqual([
    'default 23',
    'Quality. Lower is better.',
  ]);
  expect(below('Speed. Default 0.5. [More](./speed.mdx).')).toEqual([
    'default 0.5',
    'Speed. More.',
  ]);
  expect(below('Default: `true`.')).toEqual(['default true']);
  expect(below('Speed. Default 10, must be above 0.')).toEqual([
    'default 10',
    'Speed. Must be above 0.',
  ]);
  expect(below('Limit. Default 30000, at least 7000.')).toEqual([
    'default 30000',
    'Limit. At least 7000.',
  ]);
  expect(below('Above 0, at most 16, default 1. See scaling.')).toEqual([
    'default 1',
    'Above 0, at most 16. See scaling.',
  ]);
  expect(below('A color, default `red`.')).toEqual(['default red', 'A color.']);
});

it('keeps a sentence that says more than the default, or of which the next one speaks', () => {
  expect(below('Share. Default 0.005, that is 0.5 %.')).toEqual([
    'default 0.005',
    'Share. Default 0.005, that is 0.5 %.',
  ]);
  expect(below('Folder. Default `public`. It must exist.')).toEqual([
    'default public',
    'Folder. Default public. It must exist.',
  ]);
});

/** The line of facts of a member, with what it unfolds. */
function factsOf(api: string, member: string, text = ''): string[] {
  const path = 'content/docs/planted.mdx';
  const source = `${HEAD}api: '${api}'\n---\n\n## Options\n\n### \`${member}\`\n\n${text}`;
  const {tree} = parsePage('docs', 'planted', path, source);
  memberFacts()(tree, new VFile({value: source, path}));
  const facts = tree.children.find((node) => node.type === 'mdxJsxFlowElement');
  return (facts as MdxJsxFlowElement).children.map((part) => textOf(part));
}

it('says what a type stands for that repeats the name of its member', () => {
  const renderMedia = '@remotion/renderer#renderMedia';
  expect(factsOf(renderMedia, 'browserExecutable')).toEqual(['string | null']);
  expect(factsOf(renderMedia, 'onBrowserDownload')[0]).toBe('OnBrowserDownload');
  expect(factsOf(renderMedia, 'onBrowserDownload')[1]).toMatch(/^shape\(options: \{/);
  // What has to be passed is said before what unfolds.
  expect(factsOf(renderMedia, 'composition')).toEqual([
    'VideoConfig',
    'required',
    expect.stringMatching(/^shape\{width: number;height: number;/),
  ]);
  // The headings below say it.
  expect(factsOf(renderMedia, 'chromiumOptions', '#### `gl`\n')).toEqual(['object']);
});

it('gives each property of what a type stands for a line of its own', () => {
  const path = 'content/docs/planted.mdx';
  const source = `${HEAD}api: '@remotion/renderer#renderMedia'\n---\n\n## Options\n\n### \`onBrowserDownload\`\n`;
  const {tree} = parsePage('docs', 'planted', path, source);
  memberFacts()(tree, new VFile({value: source, path}));
  const more = (tree.children.at(-1) as MdxJsxFlowElement).children.at(-1) as MdxJsxFlowElement;
  const code = more.children.at(-1) as MdxJsxFlowElement;
  expect(code.children.map((part) => textOf(part))).toEqual([
    '(options: {',
    "chromeMode: 'headless-shell' | 'chrome-for-testing';",
    '}) => { onProgress: DownloadBrowserProgressFn; version: string | null; }',
  ]);
});

it('says a default once where it is marked among the choices', () => {
  const path = 'content/docs/planted.mdx';
  const source = `${HEAD}api: '@remotion/renderer#renderMedia'\n---\n\n## Options\n\n### \`chromeMode\`\n\n\`'headless-shell'\` (default) or \`'chrome-for-testing'\`. Only for Linux.\n`;
  const {tree} = parsePage('docs', 'planted', path, source);
  memberFacts()(tree, new VFile({value: source, path}));
  expect(tree.children.slice(-2).map((node) => textOf(node))).toEqual([
    "'headless-shell' | 'chrome-for-testing'default 'headless-shell'",
    'Only for Linux.',
  ]);
});

it('says choices once, in the order of the text, and which is the default', () => {
  const path = 'content/docs/planted.mdx';
  const source = `${HEAD}api: '@remotion/renderer#renderMedia'\n---\n\n## Options\n\n### \`proResProfile\`\n\n\`'proxy'\`, \`'light'\`, \`'standard'\`, \`'hq'\` (default), \`'4444'\` or \`'4444-xq'\`, smallest files first.\n`;
  const {tree} = parsePage('docs', 'planted', path, source);
  memberFacts()(tree, new VFile({value: source, path}));
  const [facts, below] = tree.children.slice(-2);
  expect((facts as MdxJsxFlowElement).children.map((part) => textOf(part))).toEqual([
    "default 'hq'",
    "'proxy' | 'light' | 'standard' | 'hq' | '4444' | '4444-xq'",
  ]);
  expect(JSON.stringify(facts).match(/"member-default"/g)).toHaveLength(1);
  expect(textOf(below as MdxJsxFlowElement)).toBe('Smallest files first.');
});

it('keeps a list of choices that says more, and folds one that is very long', () => {
  expect(factsOf('@remotion/lambda#deleteFunction', 'region').at(-1)).toBe('required');
  expect(factsOf('@remotion/lambda#deleteFunction', 'region')[1]).toMatch(/^\d+ more\|/);
  const [row, text] = (() => {
    const path = 'content/docs/planted.mdx';
    const source = `${HEAD}api: '@remotion/renderer#renderMedia'\n---\n\n## Options\n\n### \`chromeMode\`\n\n\`'headless-shell'\` (default) or \`'chrome-for-testing'\`, which is larger.\n`;
    const {tree} = parsePage('docs', 'planted', path, source);
    memberFacts()(tree, new VFile({value: source, path}));
    return tree.children.slice(-2).map((node) => textOf(node));
  })();
  expect(row).toContain("default 'headless-shell'");
  expect(text).toBe("'headless-shell' or 'chrome-for-testing', which is larger.");
});
