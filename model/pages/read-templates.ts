import type {z} from 'zod';
import {readJson} from '../io.ts';
import {templatesSchema} from '../schema/site-data.ts';

/** The templates that the command line offers, in its order. Throws if the file isn't what it has to be. */
export const readTemplates = (): z.infer<typeof templatesSchema> =>
  readJson('content/data/templates.json', templatesSchema);
