import {useCallback, useEffect, useState} from 'react';
import type {ErrorMatcher} from '../../shared/error-matcher';
import {type Decoded, decode, loadMatcher} from './decode';

/** How far decoding has come. */
export type DecoderState =
  | {kind: 'idle'}
  | {kind: 'loading'}
  | {kind: 'failed'}
  | {kind: 'done'; decoded: Decoded};

/**
 * Decodes a text as it changes; the entries are loaded with the first one.
 *
 * @param book Address of the entries.
 * @param text What the reader pasted.
 * @returns What was found, and how to try again if the entries could not be loaded.
 */
export function useDecoded(book: string, text: string): {state: DecoderState; retry: () => void} {
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
    else if (matcher) setState({kind: 'done', decoded: decode(matcher, text)});
  }, [matcher, text, isAsked]);

  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  return {state, retry};
}
