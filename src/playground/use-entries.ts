import {useEffect, useState} from 'react';
import type {ErrorMatcher} from '../../shared/error-matcher';
import type {Fault} from './protocol';

/** An entry of the error reference that is about a message. */
interface FaultEntry {
  path: string;
  title: string;
}

let matcher: Promise<ErrorMatcher> | undefined;

async function load(): Promise<ErrorMatcher> {
  const [{book}, {loadMatcher}] = await Promise.all([
    import('@generated/site-errors/default/book.json').then((module) => module.default),
    import('../decoder/decode'),
  ]);
  return loadMatcher(book);
}

const NONE: ReadonlyMap<string, FaultEntry> = new Map();

/**
 * Looks up messages in the error reference, which is loaded with the first of them.
 * Takes the faults; returns entries by message. A message that nothing is known about has none.
 */
export function useEntries(faults: readonly Fault[]): ReadonlyMap<string, FaultEntry> {
  const [entries, setEntries] = useState(NONE);
  useEffect(() => {
    if (faults.length === 0) return;
    let current = true;
    matcher ??= load();
    matcher.then(
      (found) => {
        if (!current) return;
        const pairs = faults.flatMap(({message}): [string, FaultEntry][] => {
          const entry = found.find(message)[0]?.entry;
          return entry ? [[message, {path: `/docs/errors/${entry.slug}`, title: entry.title}]] : [];
        });
        setEntries(new Map(pairs));
      },
      () => {
        matcher = undefined;
      },
    );
    return () => {
      current = false;
    };
  }, [faults]);
  return entries;
}
