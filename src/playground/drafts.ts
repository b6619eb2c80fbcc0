import {z} from 'zod';
import type {PlaygroundProject} from '../../shared/playground';
import {isSame} from './is-same';
import {projectSchema} from './project-schema';

const PREFIX = 'playground:draft:';

const draftSchema = z.object({
  id: z.string().regex(/^[a-z0-9]{8,32}$/),
  /** When it was last changed, in milliseconds. */
  changed: z.number(),
  /** Which tab wrote it: another one than ours means that two are at it. */
  tab: z.string().max(40),
  project: projectSchema,
  /** What “Reset” and “Compare” go back to. */
  original: projectSchema,
});

/** A project that a reader has changed, as the browser keeps it. */
export type Draft = z.infer<typeof draftSchema>;

/**
 * What became of saving: `full` says that the browser keeps no more, or nothing at all; `large`, that
 * what was written is more than a draft may have.
 */
export type Saved = 'saved' | 'full' | 'large';

/** Makes a name for a draft, or for a tab. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(8));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Gives the browser's storage; undefined where it is blocked, where already asking for it throws. */
export function draftStorage(): Storage | undefined {
  try {
    return window.localStorage;
  } catch {
    return undefined;
  }
}

/** Keeps a draft. Takes it and the storage; a full or blocked storage is told, not thrown. */
export function saveDraft(draft: Draft, storage: Storage | undefined): Saved {
  if (!storage) return 'full';
  // What can't be read again isn't kept, whatever the storage says.
  if (!draftSchema.safeParse(draft).success) return 'large';
  try {
    storage.setItem(PREFIX + draft.id, JSON.stringify(draft));
    return 'saved';
  } catch {
    return 'full';
  }
}

function parse(text: string | null): Draft | undefined {
  if (text === null) return undefined;
  try {
    return draftSchema.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}

/** Reads one draft; undefined if it doesn't exist or can't be read. */
export function readDraft(id: string, storage: Storage | undefined): Draft | undefined {
  try {
    return parse(storage?.getItem(PREFIX + id) ?? null);
  } catch {
    return undefined;
  }
}

/** Reads the draft of a storage event; undefined if the event is about something else. */
export function draftOfEvent({key, newValue}: StorageEvent): Draft | undefined {
  return key?.startsWith(PREFIX) ? parse(newValue) : undefined;
}

/** Lists all drafts, the last changed first. */
export function listDrafts(storage: Storage | undefined): Draft[] {
  if (!storage) return [];
  try {
    const keys = Array.from({length: storage.length}, (_, index) => storage.key(index) ?? '');
    return keys
      .filter((key) => key.startsWith(PREFIX))
      .flatMap((key) => parse(storage.getItem(key)) ?? [])
      .sort((a, b) => b.changed - a.changed);
  } catch {
    return [];
  }
}

/** Removes a draft for good. */
export function removeDraft(id: string, storage: Storage | undefined): void {
  try {
    storage?.removeItem(PREFIX + id);
  } catch {
    // A storage that can't be reached keeps nothing either.
  }
}

/** Finds the newest draft that was begun with this project; undefined if there is none. */
export const findDraftOf = (
  original: PlaygroundProject,
  storage: Storage | undefined,
): Draft | undefined =>
  listDrafts(storage).find(
    (draft) => draft.original.title === original.title && isSame(draft.original, original),
  );
