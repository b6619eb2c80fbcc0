import {describe, expect, it} from 'vitest';
import {LINE_MARK} from '../../shared/error-lines.ts';
import {ownFrames, seenVersions} from '../../shared/error-log.ts';
import {createMatcher} from '../../shared/error-matcher.ts';
import {readErrorBook} from './read-entries.ts';

const {entries} = readErrorBook();
const matcher = createMatcher(entries);

/** A text of one line, as a log may be. */
const lineOf = (part: string, length: number) =>
  part.repeat(Math.ceil(length / Math.max(1, part.length))).slice(0, length);

/** Milliseconds of the processor, the best of three: what a shared machine does beside it doesn't count. */
function cost(read: () => unknown): number {
  const times: number[] = [];
  do {
    const before = process.cpuUsage();
    read();
    times.push(process.cpuUsage(before).user / 1000);
  } while (times.length < 3 && Math.min(...times) > 50);
  return Math.min(...times);
}

describe('a text that is made to take long', () => {
  it('is searched at once for every pattern that it repeats, begins or ends', () => {
    const slow = entries.flatMap(({slug, patterns}) =>
      patterns.flatMap((pattern) => {
        const parts = pattern.filter((part) => part !== '' && part !== LINE_MARK);
        const longest = parts.reduce((a, b) => (b.length > a.length ? b : a), '');
        const cut = longest.slice(0, -1);
        // A pattern of a whole line is the one that could read on and on.
        const [texts, length] =
          pattern[0] === LINE_MARK
            ? [[longest, cut, `${parts.join('x')}x`, `${parts.slice(0, -1).join('x')}x`], 50_000]
            : [[longest], 10_000];
        return texts
          .map((part) => ({part, time: cost(() => matcher.find(lineOf(part, length)))}))
          .filter(({time}) => time > 100)
          .map(({part, time}) => `${slug}: ${part.slice(0, 40)} took ${Math.round(time)} ms`);
      }),
    );
    expect(slow).toEqual([]);
  });

  it('is searched at once for files and versions', () => {
    for (const part of [
      'a.ts?',
      'a.ts',
      'a.ts:',
      '.',
      '(',
      '(http://',
      '(http://x',
      ' at ',
      ' ',
      '\n',
      'webpack-internal:///(',
      'remotion',
      'remotion ',
      '@remotion/remotion-',
      '1.',
      'remotion-v1-',
      'Multiple versions of Remotion detected: ',
      '\u001b[1;',
      '\0',
      '\ud83d',
    ]) {
      const text = lineOf(part, 200_000);
      const time = cost(() => [ownFrames(text), seenVersions(`@remotion/${text}`)]);
      expect(time, JSON.stringify(part)).toBeLessThan(1000);
    }
  });
});
