import {describe, expect, it} from 'vitest';
import type {ErrorEntry} from './error-entry.ts';
import {compact, createMatcher, patternParts} from './error-matcher.ts';

const entry = (
  slug: string,
  patterns: string[],
  wraps: ErrorEntry['wraps'] = false,
): ErrorEntry => ({
  slug,
  title: slug,
  description: '',
  where: ['render'],
  thrown: [],
  patterns: patterns.map(patternParts),
  wraps,
});

const find = (entries: ErrorEntry[], text: string) =>
  createMatcher(entries)
    .find(text)
    .map((hit) => hit.entry.slug);

const duration = entry('duration', ['The "durationInFrames" prop … must be an integer, but got']);

describe('compact()', () => {
  it('leaves out what differs between a source and a log', () => {
    expect(compact('\u001b[31mA  "B"\n\t\\`C`\u001b[39m │ É [0m[1;33mD').text).toBe('abcd');
  });

  it('keeps lists in brackets, and paths that look like escapes', () => {
    expect(compact('subset "[0]" C:\\new\\tab').text).toBe('subset[0]c:newtab');
  });

  it('drops the line breaks of JSON', () => {
    expect(compact('crashed!\\n    at Page').text).toBe('crashed!atpage');
  });

  it('knows where each character stood', () => {
    expect([...compact(' a\n b').places]).toEqual([1, 4]);
  });
});

describe('find()', () => {
  it.each([
    [
      'as it is',
      'TypeError: The "durationInFrames" prop in <Player> must be an integer, but got 1.5',
    ],
    [
      'wrapped by a terminal',
      'The "duratio\nnInFrames" prop of the <Player/> component must b\n  e an integer, but got NaN',
    ],
    [
      'inside JSON',
      '{"message":"The \\"durationInFrames\\" prop in <A> must be an integer, but got 1.5.\\n    at x"}',
    ],
    [
      'colored',
      '\u001b[31mThe \u001b[1m"durationInFrames"\u001b[22m prop x must be an integer, but got\u001b[0m 3.2',
    ],
    ['with other quotes', 'The “durationInFrames” prop of x must be an integer, but got 2.5'],
  ])('finds a message %s', (_, text) => {
    expect(find([duration], text)).toEqual(['duration']);
  });

  it('says where it stands', () => {
    const text = 'ok\nError: Frame NaN is not finite\nend';
    const [hit] = createMatcher([entry('nan', ['Frame … is not finite'])]).find(text);
    expect(text.slice(hit?.start, hit?.end)).toBe('Frame NaN is not finite');
  });

  it('finds nothing in other text, nor parts that are too far apart', () => {
    expect(find([duration], 'The durationInFrames prop is optional.')).toEqual([]);
    const far = `The durationInFrames prop${' x'.repeat(2000)} must be an integer, but got`;
    expect(find([duration], far)).toEqual([]);
  });

  it('puts the cause before the message that wraps it', () => {
    const entries = [
      entry('wrapper', ['Compositor error: '], true),
      entry('glibc', ["version `GLIBC_…' not found"]),
      entry('later', ['Process quit with code']),
    ];
    const log =
      "Compositor error: libm.so.6: version `GLIBC_2.35' not found\nProcess quit with code 1";
    expect(find(entries, log)).toEqual(['glibc', 'later', 'wrapper']);
  });

  it('puts a broad message between the cause and what wraps it, wherever each stands', () => {
    const entries = [
      entry('wrapper', ['Build error occurred'], true),
      entry('broad', ['Cannot find module'], 'broad'),
      entry('cause', ['was installed for another system']),
    ];
    const log = "Build error occurred\nCannot find module 'x'\nIt was installed for another system";
    expect(find(entries, log)).toEqual(['cause', 'broad', 'wrapper']);
  });

  it('puts the more specific of two entries for the same words first', () => {
    const entries = [
      entry('general', ['was called but not cleared after']),
      entry('root', ['Waiting for root component to load" was called but not cleared after']),
    ];
    expect(
      find(
        entries,
        'A delayRender() "Waiting for root component to load" was called but not cleared after 28000ms',
      ),
    ).toEqual(['root', 'general']);
  });

  it('remembers where an entry was found first when more of it follows', () => {
    const entries = [
      entry('general', ['is not authorized to perform']),
      entry('policy', [
        'is not authorized to perform: PutPolicy',
        'public policies are prevented by a setting',
      ]),
    ];
    const log =
      'User is not authorized to perform: PutPolicy on x because public policies are prevented by a setting';
    expect(find(entries, log)).toEqual(['policy', 'general']);
  });

  it('finds parts that stand before the rarest one', () => {
    expect(
      find(
        [entry('a', ['Could not load … from the unusual place'])],
        'could not load x from the unusual place',
      ),
    ).toEqual(['a']);
  });

  it('survives empty and hostile text', () => {
    expect(find([duration], '')).toEqual([]);
    expect(find([duration], '\u001b['.repeat(5000))).toEqual([]);
    expect(find([duration], 'The "durationInFrames" prop '.repeat(3000))).toEqual([]);
  });
});

describe('patterns of a whole line', () => {
  const missing = entry('missing', ['^Composition … not found']);
  const open = entry('open', ['^Could not open …']);
  const site = entry('site', ['^… was not found in us-east1.']);

  it.each([
    ['alone', 'Composition Intro not found'],
    ['in a log', 'a\nError: Composition Intro not found\n    at Studio.js:5'],
    ['in a console', 'Uncaught (in promise) Error: Composition "Intro" not found\r\nb'],
    ['after a colored name', '\u001b[41m Error \u001b[49m Composition Intro not found'],
  ])('finds it %s', (_, text) => {
    expect(find([missing], text)).toEqual(['missing']);
  });

  it.each([
    ['the words are a part of a line', 'The Composition Intro was not found'],
    ['the line goes on', 'Composition Intro not found, so it is skipped'],
    ['the words are on two lines', 'Composition Intro\nModule not found'],
    ['the value is missing', 'Composition not found'],
  ])('finds nothing if %s', (_, text) => {
    expect(find([missing], text)).toEqual([]);
  });

  it('lets values stand at both ends', () => {
    expect(find([open], 'x\nCould not open Zed\ny')).toEqual(['open']);
    expect(find([open], 'ffmpeg: Could not open codec')).toEqual([]);
    expect(find([open], 'Could not open')).toEqual([]);
    expect(find([site], 'Error: my-site was not found in us-east1.')).toEqual(['site']);
    expect(find([site], 'was not found in us-east1.')).toEqual([]);
  });

  it('knows where the line is', () => {
    const text = 'a\nError: Composition Intro not found\nb';
    const [hit] = createMatcher([missing]).find(text);
    expect(text.slice(hit?.start, hit?.end)).toBe('Composition Intro not found');
  });
});

describe('gaps', () => {
  const apart = (length: number) => `spawn ${'x'.repeat(length)} ENOENT`;

  it('are a few lines at most where a pattern is short, whose words meet by chance', () => {
    const short = entry('short', ['Error: spawn … ENOENT']);
    expect(find([short], `Error: ${apart(500)}`)).toEqual(['short']);
    expect(find([short], `Error: ${apart(700)}`)).toEqual([]);
  });

  it('take a long address where a pattern has many letters', () => {
    const long = entry('long', ['Error: the program could not spawn … ENOENT']);
    expect(find([long], `Error: the program could not ${apart(1400)}`)).toEqual(['long']);
    expect(find([long], `Error: the program could not ${apart(1600)}`)).toEqual([]);
  });
});
