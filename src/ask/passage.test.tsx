import {renderToStaticMarkup} from 'react-dom/server';
import {describe, expect, it, vi} from 'vitest';
import {Block} from './Blocks';
import {passageOf} from './passage';

vi.mock('@docusaurus/Link', () => ({
  default: ({to, children}: {to: string; children: string}) => <a href={to}>{children}</a>,
}));

const PAGE = [
  '# spring()',
  'Animate with **physics**.',
  '```ts\n# not a heading\nspring({frame, fps});\n```',
  '## Options',
  '### `frame`',
  'Where it is. See [interpolate()](/docs/interpolate.md#easing).',
  '## Duration',
  '### `frame`',
  'When it ends.',
  '## Compared',
  '| a | b |\n| --- | --- |\n| 1 | `2` |',
  '<img src=x onerror=alert(1)>',
].join('\n\n');

const html = (heading: string, words = '') =>
  passageOf(PAGE, heading, words)
    ?.blocks.map((node, index) =>
      // biome-ignore lint/suspicious/noArrayIndexKey: rendered once
      renderToStaticMarkup(<Block key={index} node={node} link={{}} />),
    )
    .join('\n');

describe('the passage of a hit', () => {
  it.each([
    [
      "the page's first words, a comment in a sample being no heading",
      '',
      '',
      '<p>Animate with <strong>physics</strong>.</p>\n' +
        '<pre><code># not a heading\nspring({frame, fps});</code></pre>',
    ],
    ['the one of two headings that has the words', 'frame', 'When it', '<p>When it ends.</p>'],
    [
      'links to pages, not to their twins',
      'frame',
      'Where it is',
      '<p>Where it is. See <a href="/docs/interpolate#easing">interpolate()</a>.</p>',
    ],
    [
      'raw HTML as text',
      'Compared',
      '1 2',
      '<section aria-label="Table" tabindex="0"><table><thead><tr><th>a</th><th>b</th></tr></thead>' +
        '<tbody><tr><td>1</td><td><code>2</code></td></tr></tbody></table></section>\n' +
        '&lt;img src=x onerror=alert(1)&gt;',
    ],
  ])('has %s', (_what, heading, words, expected) => {
    // Without the colors of code.
    expect(html(heading, words)?.replace(/<\/?span[^>]*>| class="[^"]*"/g, '')).toBe(expected);
  });

  it.each([
    [10, false],
    [11, true],
  ])('has a button for the rest of a sample of %i lines: %s', (count, isCut) => {
    const sample = `\`\`\`ts\n${'spring();\n'.repeat(count)}\`\`\``;
    const [block] = passageOf(`## A\n\n${sample}`, 'A', '')?.blocks ?? [];
    if (!block) throw new Error('no block');
    const shown = renderToStaticMarkup(<Block node={block} link={{}} lines={8} />);
    expect(shown.includes('data-cut')).toBe(isCut);
    expect(shown.includes(`Show all ${count} lines`)).toBe(isCut);
    expect(renderToStaticMarkup(<Block node={block} link={{}} />)).not.toContain('<button');
  });

  it('is undefined where the page has nothing below such a heading', () => {
    expect(passageOf(PAGE, 'Options', '')).toBeUndefined();
    expect(passageOf(PAGE, 'Elsewhere', '')).toBeUndefined();
  });

  it('ends between blocks, and is the same in Markdown', () => {
    const long = `## Long\n\n${Array.from({length: 40}, (_, n) => `Paragraph ${n} of some length.`).join('\n\n')}`;
    const passage = passageOf(long, 'Long', '');
    expect(passage?.markdown.startsWith('Paragraph 0')).toBe(true);
    expect(passage?.markdown.endsWith('of some length.')).toBe(true);
    expect(passage?.markdown.length).toBeLessThan(1000);
    expect(passage?.markdown.split('\n\n')).toHaveLength(passage?.blocks.length ?? 0);
  });

  const words = (...list: string[]) => list.map((word) => ({word, rarity: 1}));

  it('has of a long list the items that the question is about, and of a table the rows', () => {
    const items = ['red', 'green', 'blue', 'gray', 'pink', 'teal', 'gold', 'plum', 'mint'];
    const page = [
      '# Colors',
      '## Errors',
      ...[items.map((name) => `- \`${name}\` is refused.`).join('\n')],
      '## Names',
      `| name | hex |\n| --- | --- |\n${items.map((name) => `| ${name} | #${name.length} |`).join('\n')}`,
    ].join('\n\n');
    expect(passageOf(page, 'Errors', '', words('pink'))?.markdown).toBe('- `pink` is refused.');
    expect(passageOf(page, 'Names', '', words('teal'))?.markdown).toBe(
      '| name | hex |\n| --- | --- |\n| teal | #4 |\n| … |',
    );
  });

  it('has all rows of a short table: what it says is often in all of them', () => {
    const table = '| profile | alpha |\n| --- | --- |\n| small | no |\n| large | yes |';
    expect(passageOf(`## Profiles\n\n${table}`, 'Profiles', '', words('small'))?.markdown).toBe(
      table,
    );
  });

  it('goes on from a guide’s introduction to its steps, each with its sample', () => {
    const page =
      '# Guide\n\nFor those who begin.\n\n## 1. Install\n\nRun this.\n\n```sh\nnpm i x\n```\n\nAside.\n\n' +
      '## 2. Use\n\nWrite this.\n\n## After\n\nDone.';
    expect(passageOf(page, '', 'For those')?.markdown).toBe(
      'For those who begin.\n\n## 1. Install\n\nRun this.\n\n```sh\nnpm i x\n```\n\n## 2. Use\n\nWrite this.',
    );
  });

  it('begins in a long passage where the question is answered, and keeps the sample to its sentence', () => {
    const filler = Array.from(
      {length: 30},
      (_, n) => `Paragraph ${n} with words that nobody asked for.`,
    );
    const page = [
      '# P',
      '## S',
      ...filler,
      'Anything like GSAP is seeked:',
      '```ts\nseek();\n```',
    ].join('\n\n');
    expect(passageOf(page, 'S', '', words('gsap'))?.markdown).toBe(
      'Anything like GSAP is seeked:\n\n```ts\nseek();\n```',
    );
  });

  it('has the section’s sample, wherever in it the words stand', () => {
    const filler = 'Nothing of the question stands here. '.repeat(30);
    const page = [
      '# Page',
      '## Transparent',
      'Set the codec:',
      '```ts\nconst codec = 1;\n```',
      filler,
      'Alpha of an old browser.',
      '## Behind',
      'Alpha of an old browser.',
      filler,
      'Set the codec:',
      '```ts\nconst codec = 2;\n```',
    ].join('\n\n');
    const question = [{word: 'browser', rarity: 1}];
    const quoted = (heading: string) => passageOf(page, heading, '', question)?.markdown;
    expect(quoted('Transparent')).toContain('Alpha of an old browser.');
    expect(quoted('Transparent')).toContain('const codec = 1;');
    expect(quoted('Behind')).toContain('Set the codec:\n\n```ts\nconst codec = 2;');
  });

  it('begins with what answers: a version and an import only where they are asked for', () => {
    const page = [
      '# `<Loop>`',
      'Available since version 2.5.0.',
      "```ts\nimport {Loop} from 'remotion';\n```",
      'Plays its children again.',
      '[Live demo: loop-rounds](/docs/loop)',
      '## Props',
      'How often.',
    ].join('\n\n');
    const asked = (...question: string[]) => passageOf(page, '', '', words(...question));
    expect(asked('loop')).toMatchObject({
      markdown: 'Plays its children again.',
      demo: 'loop-rounds',
    });
    expect(asked('import')?.markdown).toContain('import {Loop}');
    expect(asked('version')?.markdown).toContain('2.5.0');
    // The film of its page.
    expect(passageOf(page, 'Props', '')?.demo).toBe('loop-rounds');
    expect(passageOf(PAGE, '', '')).not.toHaveProperty('demo');
  });

  it('shows how it is done where the beginning of a page has no sample: by the section headed like the question', () => {
    const page = (second: string) =>
      [
        '# Volume',
        'A number, or a function of the frame.',
        '## Constant',
        'Half as loud:',
        '```ts\nconst half = 1;\n```',
        `## ${second}`,
        'Not quoted.',
        'From silence to full:',
        '```ts\nconst second = 2;\n```',
        'What follows it.',
      ].join('\n\n');
    const asked = (second: string) => passageOf(page(second), '', '', words('fade'))?.markdown;
    expect(asked('Fade in')).toBe(
      'A number, or a function of the frame.\n\n## Fade in\n\nFrom silence to full:\n\n' +
        '```ts\nconst second = 2;\n```',
    );
    expect(asked('Louder')).toBe('A number, or a function of the frame.');
    // A lesson tells what its solution shows.
    expect(asked('A solution')).toContain('const second');
    expect(asked('A solution')).not.toContain('const half');
  });

  it('leaves out what a page says of itself where its first words tell it', () => {
    const page = (...blocks: string[]) => ['# Stutter', 'Find out why it stutters.', ...blocks];
    const quoted = (...blocks: string[]) =>
      passageOf(page(...blocks).join('\n\n'), '', '')?.markdown;
    const cause = 'Each frame has a deadline: what is late is missing from the picture.';
    const sample = '```ts\nplay();\n```';
    expect(quoted(cause)).toBe(cause);
    expect(passageOf(page(cause).join('\n\n'), '', '')?.isBeginning).toBe(true);
    expect(passageOf(page(sample).join('\n\n'), '', '')?.isBeginning).toBeUndefined();
    // What comes between them doesn't count, nor does a name of a file tell anything.
    expect(quoted("```ts\nimport {play} from 'play';\n```", cause)).toBe(cause);
    expect(quoted('`src/Play.tsx`:', sample)).toContain('Find out why');
    expect(quoted(sample)).toContain('Find out why');
    expect(passageOf(`A first sentence.\n\n${cause}`, '', '')?.markdown).toContain('A first');
  });

  it('goes on from a page about problems to the causes and remedies of what was asked', () => {
    const rows = ['black', 'silent', 'late', 'twice', 'frozen', 'slow', 'stuck', 'small', 'wide'];
    const table = (head: string) =>
      `| ${head} | do |\n| --- | --- |\n${rows.map((row) => `| ${row} | mend ${row} |`).join('\n')}`;
    const page = (head: string) =>
      ['# Problems', 'Each frame has a deadline.', '## By symptom', table(head)].join('\n\n');
    expect(passageOf(page('you see'), '', '', words('frozen'))?.markdown).toBe(
      'Each frame has a deadline.\n\n## By symptom\n\n| you see | do |\n| --- | --- |\n' +
        '| frozen | mend frozen |\n| … |',
    );
    expect(passageOf(page('name'), '', '', words('frozen'))?.markdown).toBe(
      'Each frame has a deadline.',
    );
  });

  it('has no pictures in words, which are for machines', () => {
    const page = [
      '# Page',
      'Begins here.',
      '**Picture: The window.** A window with two panes.',
      '1. Left.\n2. Right.',
      '**Diagram: The way.** An arrow from A to B.',
      '1. A step of the text.',
    ].join('\n\n');
    expect(passageOf(page, '', '')?.markdown).toBe('Begins here.\n\n1. A step of the text.');
  });
});
