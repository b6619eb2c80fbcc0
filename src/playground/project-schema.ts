import {z} from 'zod';
import type {PlaygroundProject} from '../../shared/playground';
import {videoSchema} from './protocol';

/** A project as it comes from a file, a link or the browser's storage. */
export const projectSchema: z.ZodType<PlaygroundProject> = z.object({
  title: z.string().max(200),
  files: z
    .record(z.string().max(200_000))
    .refine((files) => Object.keys(files).length > 0 && Object.keys(files).length <= 50)
    .refine((files) =>
      Object.keys(files).every(
        (path) => /^[\w@-][\w@./-]{0,199}$/.test(path) && !path.includes('..'),
      ),
    ),
  entry: z.string().max(200).optional(),
  composition: z.string().max(200).optional(),
  video: videoSchema,
  stillFrame: z.number().int().min(0).optional(),
  props: z.record(z.union([z.number(), z.string(), z.boolean()])).optional(),
});
