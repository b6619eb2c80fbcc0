import {z} from 'zod';

const texts = z.array(z.string());

/** What was seen of one sample, mounted in the Player. */
const recordSchema = z.object({
  /** Page and line when it was watched; the line may have moved since. */
  page: z.string(),
  /** Frames that were visited forwards, and then backwards. */
  frames: z.array(z.number()),
  /** Whether two of the frames look different. */
  moves: z.boolean(),
  /** Whether all frames are of a single color. */
  isEmpty: z.boolean(),
  /** Frames that looked different when they were visited again. */
  flickers: z.array(z.number()),
  /** Errors and warnings of the console, and exceptions. */
  says: texts,
  /** Addresses asked for again from their beginning. */
  twice: texts,
  /** Addresses of which the answer was no longer wanted. */
  abandoned: texts,
  /** Addresses that have no file here: what they say isn't known. */
  refused: texts,
  /** Media elements that let go of what they had loaded, by address. */
  reloads: texts,
  /** Texts and shapes that an edge cuts, with the frame and how far they stick out, in pixels. */
  cut: texts,
  /** Shapes that their own SVG cuts. */
  clipped: texts,
  /** Which prop was changed between the visits; null where there are none. */
  changed: z.string().nullable(),
});
/** What was seen of a sample in the Player. */
export type WatchRecord = z.infer<typeof recordSchema>;

/** `proofs/samples/results.json`: records by the hash of what was watched. */
export const resultsSchema = z.object({
  version: z.string(),
  records: z.record(recordSchema),
});

/** `proofs/samples/read.json`: what a person found out about odd records, by the same hash. */
export const readSchema = z.record(
  z.object({page: z.string(), odd: texts, reason: z.string().min(10)}).strict(),
);
/** Notes of people about odd records, by hash. */
export type ReadNotes = z.infer<typeof readSchema>;
