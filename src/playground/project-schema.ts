import {z} from 'zod';
import type {PlaygroundProject} from '../../shared/playground';
import {isPath, LONGEST_FILE, MOST_FILES} from './file-names';
import {videoSchema} from './protocol';

/** A project as it comes from a file, a link or the browser's storage. */
export const projectSchema: z.ZodType<PlaygroundProject> = z
  .object({
    title: z.string().max(200),
    files: z
      .record(z.string().max(LONGEST_FILE))
      .refine((files) => Object.keys(files).length > 0 && Object.keys(files).length <= MOST_FILES)
      .refine((files) => Object.keys(files).every(isPath)),
    entry: z.string().max(200).optional(),
    composition: z.string().max(200).optional(),
    video: videoSchema,
    fits: z.boolean().optional(),
    stillFrame: z.number().int().min(0).max(1_000_000).optional(),
    props: z.record(z.union([z.number(), z.string(), z.boolean()])).optional(),
    wording: z
      .record(
        z
          .object({
            label: z.string().max(80),
            unit: z.string().max(20),
            step: z.number().positive(),
          })
          .partial(),
      )
      .optional(),
  })
  .refine(({entry, files}) => entry === undefined || Object.hasOwn(files, entry));
