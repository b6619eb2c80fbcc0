import {z} from 'zod';

const text = z.string().trim().min(1);

/** `content/data/templates.json`: the templates that the command line offers, in its order. */
export const templatesSchema = z.array(
  z
    .object({
      /** What `create-video` calls it: `--audiogram`. */
      id: z.string().regex(/^[a-z0-9-]+$/),
      name: text,
      /** One sentence: what it makes. */
      summary: text.max(160),
      repository: z.string().url(),
      preview: z.string().url().optional(),
      tailwind: z.boolean(),
      /** What readers search for who don't know its name. */
      keywords: z.array(text),
    })
    .strict(),
);

const path = z.string().regex(/^\/[a-z0-9/-]*$/);

/** `content/data/routes.json`: paths outside /docs that no file in src/pages, post or template stands for. */
export const routesSchema = z.array(path);
