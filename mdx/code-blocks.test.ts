import {evaluate} from '@mdx-js/mdx';
import {createElement} from 'react';
import * as runtime from 'react/jsx-runtime';
import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it} from 'vitest';
import {readText} from '../model/io.ts';
import codeBlocks from './code-blocks.ts';
import {commandsFor} from './code-blocks-commands.ts';

const pages: Record<string, string> = {'remotion#spring': '/docs/spring'};

/** Compiles a page as the site does, and gives the markup of its blocks. */
async function render(...lines: string[]): Promise<string> {
  const {default: Page} = await evaluate(lines.join('\n'), {
    ...runtime,
    baseUrl: import.meta.url,
    rehypePlugins: [[codeBlocks, {hrefOf: (symbol: string) => pages[symbol]}]],
  });
  const blocks: string[] = [];
  const collect = ({html}: {html: string}): null => {
    blocks.push(html);
    return null;
  };
  renderToStaticMarkup(createElement(Page, {components: {CodeBlock: collect}}));
  return blocks.join('');
}

const text = (html: string) =>
  html
    .replace(/<[^>]+>/g, '')
    .replace(/&lt;/g, '<')
    .replace(/&amp;/g, '&');

it('prints a block without inline styles, its code unchanged', async () => {
  const html = await render(
    '```tsx title="src/Root.tsx" {2}',
    "import {spring} from 'remotion';",
    'export const a = <b title="&amp;">{spring({frame: 1 < 2 ? 1 : 0, fps: 30})}</b>;',
    '```',
  );
  expect(html).not.toContain('style=');
  expect(html).toMatchInlineSnapshot(`
    "<div class="code-bar"><span class="code-title">src/<wbr>Root.tsx</span></div><div class="code-actions"><button type="button" class="code-wrap" aria-pressed="false" hidden>Wrap</button><button type="button" class="code-copy" aria-label="Copy code">Copy</button></div><pre class="code-pre" data-label="src/Root.tsx"><code><span class="c-line"><span class="c-kw">import</span> {<a class="api-ref" href="/docs/spring" data-api="remotion#spring">spring</a>} <span class="c-kw">from </span><span class="c-st">'remotion'</span>;</span>
    <span class="c-line c-hl"><span class="c-kw">export const</span> a = &lt;<span class="c-tg">b </span><span class="c-w"><span class="c-at">title</span>=<span class="c-st">"&amp;amp;"</span>>{<span class="c-fn"><a class="api-ref" href="/docs/spring" data-api="remotion#spring" tabindex="-1">spring</a></span>({frame:</span> <span class="c-nu">1</span> &lt; <span class="c-nu">2</span> ? <span class="c-nu">1</span> : <span class="c-nu">0</span>, fps: <span class="c-w"><span class="c-nu">30</span>})}&lt;/<span class="c-tg">b</span>>;</span></span></code></pre>"
  `);
});

it('holds the words of a long line together that would break behind their signs', async () => {
  const lines = [
    'const a = <p>{b}</p>;',
    'const title = <p className="a-b">{props[\'x-y\']} and/or {a}</p>;',
    '// https://example.com/a/very-long/address, and a-short one',
  ];
  const html = await render('```tsx', ...lines, '```');
  expect(text(html)).toContain(lines.join('\n'));
  const [, ...held] = html.split('<span class="c-w">');
  expect(held.map((rest) => text(rest).split(/\s/)[0])).toEqual([
    `className="a-b">{props['x-y']}`,
    '{a}</p>;',
    'a-short',
  ]);
});

it('names the language above code without a title, unless it is a single line, which wraps', async () => {
  const two = await render('```ts', 'const a = 1;', 'const b = 2;', '```');
  expect(two).toMatch(
    /^<div class="code-bar"><span class="code-title">TypeScript<\/span><\/div><div class="code-actions">/,
  );
  expect(two).not.toContain('data-wraps');
  const one = await render('```ts', 'const a = 1;', '```');
  expect(one).toMatch(/^<div class="code-actions">/);
  expect(one).toContain(' data-wraps="line"');
  expect(one).not.toContain('code-wrap');
});

it('marks commands, which wrap on phones', async () => {
  expect(await render('```sh', 'npx a --b', 'npx a --c', '```')).toContain(' data-wraps="shell"');
});

it('links toolkit names only, one tab stop each', async () => {
  const html = await render(
    '```ts',
    "import {spring as move, Easing} from 'remotion';",
    'const o = {move: move({frame: 1, fps: 30})};',
    'o.move; move; Easing;',
    '```',
  );
  const links = [...html.matchAll(/<a [^>]*data-api="([^"]*)"( tabindex="-1")?>([^<]*)<\/a>/g)];
  expect(links.map(([, symbol, skip, name]) => [symbol, name, Boolean(skip)])).toEqual([
    ['remotion#spring', 'spring', false],
    ['remotion#spring', 'move', true],
    ['remotion#spring', 'move', true],
  ]);
});

it('leaves hidden lines out and marks added, removed and highlighted ones', async () => {
  const html = await render(
    '```ts {1}',
    'declare const hidden: number;',
    '// ---cut---',
    'first;',
    'old; // [!code --]',
    'fresh; // [!code ++]',
    '```',
  );
  expect(html).not.toContain('hidden:');
  expect(text(html)).not.toContain('[!code');
  expect([...html.matchAll(/class="(c-line[^"]*)"/g)].map(([, name]) => name)).toEqual([
    'c-line c-hl',
    'c-line c-rem',
    'c-line c-add',
  ]);
});

it('prints a shell sample for every package manager', async () => {
  const html = await render('```sh pm', 'npm i remotion', '```');
  expect([...html.matchAll(/data-pm="(\w+)"/g)].map(([, name]) => name)).toEqual([
    'npm',
    'pnpm',
    'yarn',
    'bun',
  ]);
  expect(text(html)).toContain('pnpm add remotion');
});

it.each([
  ['pnpm', 'npm i --save-exact @remotion/shapes', 'pnpm add --save-exact @remotion/shapes'],
  ['yarn', 'npx remotion render --codec=h264', 'yarn remotion render --codec=h264'],
  ['bun', 'npx remotionb studio', 'bunx remotionb studio'],
  ['pnpm', 'npx remotion versions', 'pnpm exec remotion versions'],
  ['pnpm', 'npx create-video@latest --yes', 'pnpm create video@latest --yes'],
  ['bun', 'npx create-video@latest', 'bun create video'],
  ['yarn', 'cd my-video', 'cd my-video'],
] as const)('for %s, %s is %s', (manager, command, expected) => {
  expect(commandsFor(manager, command)).toBe(expected);
});

function luminance(color: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

it.each(['light', 'dark'])('every color of code is readable on every ground: %s', (mode) => {
  const css = readText('src/css/code.css');
  const rule = new RegExp(`html\\[data-theme='${mode}'\\] \\{([^}]*)\\}`).exec(css)?.[1] ?? '';
  const colors = [...rule.matchAll(/--code-([a-z]+): (#[0-9a-f]{6})/g)];
  const grounds = colors.filter(([, name]) =>
    /^(bg|bar|highlight|added|removed)$/.test(name ?? ''),
  );
  const inks = colors.filter(([, name]) => name !== 'line' && !grounds.some((g) => g[1] === name));
  expect(inks.length).toBe(12);
  const faint = inks.flatMap(([, ink, color]) =>
    grounds
      .filter(([, , ground]) => contrast(color ?? '', ground ?? '') < 4.5)
      .map(([, ground]) => `${ink} on ${ground}`),
  );
  expect(faint).toEqual([]);
});
