import {z} from 'zod';
import {readStored, store} from '../outside/storage';

const KEY = 'course:progress';

const progressSchema = z.object({
  version: z.literal(1),
  /** Steps that were done, by id. */
  done: z.record(z.string().max(60), z.literal(true)),
  /** What the reader wrote last in a step, by its id. */
  code: z.record(z.string().max(60), z.string().max(50_000)),
  /** Step that was open last. */
  last: z.string().max(60).nullable(),
});

/** How far a reader has come, as the browser keeps it. */
export type Progress = z.infer<typeof progressSchema>;

/** The progress of a reader who begins. */
export const NO_PROGRESS: Progress = {version: 1, done: {}, code: {}, last: null};

/** Reads the progress; what is kept but no progress counts as none, and so does a blocked storage. */
export function readProgress(storage?: () => Storage): Progress {
  try {
    const text = readStored(KEY, storage);
    return text === null ? NO_PROGRESS : parseProgress(text);
  } catch {
    return NO_PROGRESS;
  }
}

/** Reads progress out of a file. Takes its text; throws if the text isn't a progress. */
export function parseProgress(text: string): Progress {
  return progressSchema.parse(JSON.parse(text));
}

/**
 * Keeps the progress. Returns false if the browser keeps no more, or nothing at all, and for what could not be
 * read again: with a text that is too long, all steps before it would be lost.
 */
export function saveProgress(progress: Progress, storage?: () => Storage): boolean {
  if (!progressSchema.safeParse(progress).success) return false;
  return store(KEY, JSON.stringify(progress), storage);
}

/** Changes the progress that is kept: another tab may have gone on in the meantime. */
export function changeProgress(
  change: (before: Progress) => Progress,
  storage?: () => Storage,
): boolean {
  return saveProgress(change(readProgress(storage)), storage);
}

/** Forgets everything. */
export function clearProgress(): void {
  store(KEY, null);
}
