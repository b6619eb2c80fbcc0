import {describe, expect, it} from 'vitest';
import {parsePage} from '../pages/parse-page.ts';
import {checkCommands} from './check-commands.ts';
import type {CliOptions} from './cli-options.ts';

const cli: CliOptions = {
  commands: ['render', 'lambda sites create'],
  flags: ['crf', 'log', 'q', 'runs', 'site-name'],
  options: [
    {flag: 'crf', node: 'crf', type: 'number'},
    {flag: 'log', node: 'chromiumOptions.loglevel', type: 'string'},
    {flag: 'runs', node: 'noFunctionHasThis', type: 'number'},
  ],
  setters: [
    {name: 'setCrf', flag: 'crf'},
    {name: 'setEntryPoint', flag: null},
  ],
  reads: {
    '*': ['log', 'q'],
    render: ['crf', 'frame'],
    benchmark: ['runs'],
    'lambda sites create': ['site-name'],
  },
};

/** Pages without a mistake; a test replaces one of them. */
const right = {
  config:
    '## Methods\n\n#### `setCrf()`\n\n[`--crf`](./a.mdx)\n\n#### `setEntryPoint()`\n\nA file.\n',
  'cli/cli': '## Flags\n\n### `--log`\n\n[`logLevel`](./a.mdx)\n',
  'cli/render': '## Flags\n\n### `--crf`\n\n[`setCrf()`](./a.mdx) [`crf`](./b.mdx)\n',
  'lambda/cli/sites/create': '## Flags\n\n### `--site-name`\n\nA name.\n',
};

const check = (
  changes: Partial<Record<keyof typeof right | 'cli/benchmark', string>> = {},
  options = cli,
) => {
  const texts = Object.entries({...right, ...changes});
  const docs = new Map(
    texts.map(([id, body]) => [
      id,
      parsePage('docs', id, `content/docs/${id}.mdx`, `---\ntitle: T\n---\n\n${body}`),
    ]),
  );
  return checkCommands(docs, options, new Set(['crf', 'logLevel'])).map(
    ({file, line, rule, message, hint}) =>
      `${file.slice('content/docs/'.length)}:${line} ${rule} ${message} | ${hint}`,
  );
};

describe('checkCommands', () => {
  it('accepts pages that say what the definitions say', () => {
    expect(check()).toEqual([]);
  });

  it('names a flag that does not exist and the one that was meant', () => {
    expect(check({'cli/render': `${right['cli/render']}\n### \`--cfr\`\n\nQuality.\n`})).toEqual([
      'cli/render.mdx:11 cli/unknown-flag The toolkit has no flag --cfr. | Did you mean "crf"?',
    ]);
  });

  it('names a flag of another command', () => {
    expect(check({'cli/render': `${right['cli/render']}\n### \`--runs\`\n\nHow often.\n`})).toEqual(
      [
        "cli/render.mdx:11 cli/unread-flag The command doesn't read --runs. | Remove the heading; toolkit/api/cli-options.json lists the flags.",
      ],
    );
  });

  it('asks for no link to a Node option that no function has', () => {
    expect(check({'cli/benchmark': '## Flags\n\n### `--runs`\n\nHow often.\n'})).toEqual([]);
  });

  it('accepts the negation of a flag', () => {
    expect(check({'cli/render': `${right['cli/render']}\n### \`--no-crf\`\n\nNone.\n`})).toEqual(
      [],
    );
  });

  it('names flags without a heading, those a command refuses excepted', () => {
    expect(check({'cli/render': '## Flags\n\nNone.\n'})).toEqual([
      `cli/render.mdx:5 cli/missing-flag render reads --crf, which the page doesn't tell. | Add ### \`--crf\`: no other page has it.`,
    ]);
    expect(check({'lambda/cli/sites/create': '## Flags\n\n### `--site-nam`\n\nA name.\n'})).toEqual(
      [
        'lambda/cli/sites/create.mdx:7 cli/unknown-flag The toolkit has no flag --site-nam. | Did you mean "site-name"?',
        `lambda/cli/sites/create.mdx:7 cli/missing-flag lambda sites create reads --site-name, which the page doesn't tell. | Add ### \`--site-name\`, or correct --site-nam: no other page has it.`,
      ],
    );
  });

  it('is content with a flag in a sentence if another page has its heading', () => {
    const shared = {...cli, reads: {...cli.reads, benchmark: ['crf', 'runs']}};
    const page = '## Flags\n\n### `--runs`\n\nHow often.';
    expect(check({'cli/benchmark': `${page} With \`--crf\`.\n`}, shared)).toEqual([]);
    expect(check({'cli/benchmark': `${page}\n\n{/* \`--crf\` */}\n`}, shared)).toEqual([
      "cli/benchmark.mdx:7 cli/missing-flag benchmark reads --crf, which the page doesn't tell. | Add ### `--crf`, or name it in a sentence.",
    ]);
  });

  it('names a flag of shared code that no page has', () => {
    expect(check({'cli/cli': '## Commands\n\nMany.\n'})).toEqual([
      'cli/cli.mdx:1 cli/undocumented-flag No page of the command line has a heading for --log. | Add ### `--log` to the page of a command that uses it.',
    ]);
  });

  it('names wrong and missing setters', () => {
    expect(check({config: right.config.replace('setEntryPoint', 'setEntrPoint')})).toEqual([
      'config.mdx:11 cli/unknown-setter Config has no setEntrPoint(). | Did you mean "setEntryPoint"?',
      'config.mdx:11 cli/missing-setter Config.setEntryPoint() has no heading. | Add #### `setEntryPoint()`.',
    ]);
  });

  it('asks for the links between flag, setter and Node option', () => {
    expect(check({config: right.config.replace('[`--crf`](./a.mdx)', '`--crf`')})).toEqual([
      'config.mdx:7 cli/missing-link setCrf() sets the same as --crf, but does not link to it. | Add [`--crf`](./cli/….mdx#--crf).',
    ]);
    expect(check({'cli/render': '## Flags\n\n### `--crf`\n\nQuality.\n'})).toEqual([
      'cli/render.mdx:7 cli/missing-link --crf sets the same as setCrf(), but does not link to it. | Add [`setCrf()`](../config.mdx#setcrf).',
      'cli/render.mdx:7 cli/missing-link --crf is the option crf in Node.js, but no section of it links there. | Add [`crf`](../renderer/render-media.mdx#crf).',
    ]);
  });
});
