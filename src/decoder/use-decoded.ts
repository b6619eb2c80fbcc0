import {type ReactNode, useCallback, useEffect, useRef, useState} from 'react';
import type {ErrorMatcher} from '../../shared/error-matcher';
import {type Decoded, decode, loadMatcher} from './decode';

/** How far decoding has come. */
export type DecoderState =
  | {kind: 'idle'}
  | {kind: 'loading'}
  | {kind: 'failed'}
  | {kind: 'done'; decoded: Decoded; fixes: Fixes};

/** What to do, by the entry. */
export type Fixes = ReadonlyMap<string, ReactNode>;

/** Reads what an entry says to do about a message; undefined where it can't be read. */
export type ReadFix = (slug: string, message: string) => Promise<ReactNode | undefined>;

/** So many entries of a long log show what to do; the others lead to it. */
const MOST_FIXES = 4;

/** The entries whose fix is shown, with what was found of them. */
function toFix({hits, near}: Decoded): [slug: string, message: string][] {
  if (hits.length > 0) {
    return hits.slice(0, MOST_FIXES).map(({hit, excerpt}) => [hit.entry.slug, excerpt.marked]);
  }
  return near.slice(0, 1).map(({entry, words}) => [entry.slug, words.join(' ')]);
}

/** Fixes that have been read: typing on asks for the same ones again, and once more for one that couldn't be read. */
function useFixes(readFix: ReadFix) {
  const known = useRef(new Map<string, Promise<ReactNode | undefined>>());
  return useCallback(
    async (decoded: Decoded): Promise<Fixes> => {
      const read = toFix(decoded).map(async ([slug, message]): Promise<[string, ReactNode]> => {
        const key = `${slug} ${message}`;
        const reading = known.current.get(key) ?? readFix(slug, message);
        known.current.set(key, reading);
        try {
          return [slug, await reading];
        } catch {
          known.current.delete(key);
          return [slug, undefined];
        }
      });
      return new Map(await Promise.all(read));
    },
    [readFix],
  );
}

/**
 * Decodes a text as it changes; the entries are loaded with the first one. What was found is shown together with
 * what to do about it: nothing moves afterwards.
 *
 * @param book Address of the entries.
 * @param readFix Reads what an entry says to do.
 * @param text What the reader pasted.
 * @returns What was found, and how to try again if the entries could not be loaded.
 */
export function useDecoded(
  book: string,
  readFix: ReadFix,
  text: string,
): {state: DecoderState; retry: () => void} {
  const fixesOf = useFixes(readFix);
  const [matcher, setMatcher] = useState<ErrorMatcher>();
  const [state, setState] = useState<DecoderState>({kind: 'idle'});
  const [attempt, setAttempt] = useState(0);
  const isAsked = text.trim() !== '';

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt loads again.
  useEffect(() => {
    if (!isAsked || matcher) return;
    let isCurrent = true;
    setState({kind: 'loading'});
    loadMatcher(book)
      .then((loaded) => isCurrent && setMatcher(loaded))
      .catch(() => isCurrent && setState({kind: 'failed'}));
    return () => {
      isCurrent = false;
    };
  }, [book, isAsked, matcher, attempt]);

  useEffect(() => {
    if (!isAsked) setState({kind: 'idle'});
    if (!isAsked || !matcher) return;
    let isCurrent = true;
    const decoded = decode(matcher, text);
    void fixesOf(decoded).then((fixes) => isCurrent && setState({kind: 'done', decoded, fixes}));
    return () => {
      isCurrent = false;
    };
  }, [matcher, text, isAsked, fixesOf]);

  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  return {state, retry};
}
