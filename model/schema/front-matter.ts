import {z} from 'zod';
import {ERROR_PLACES} from '../../shared/error-entry.ts';
import {type RecipeCategory, recipeCategories} from '../../shared/recipe.ts';
import {STATUS_NAMES} from '../../shared/status.ts';

const text = z.string().trim().min(1);
const version = z.string().regex(/^\d+\.\d+\.\d+(?:-[a-z0-9.]+)?$/);
const symbol = z.string().regex(/^(?:@[a-z0-9-]+\/)?[a-z0-9-]+(?:\/[\w./-]+)?#[\w$.]+$/i);
const description = text.max(160);

/** Keys of a docs page in the order writers keep. */
export const docsSchema = z
  .object({
    title: text,
    description,
    slug: z.string().regex(/^\//).optional(),
    crumb: text,
    sidebar_label: text.optional(),
    api: z.union([symbol, z.array(symbol).min(1)]).optional(),
    since: version.optional(),
    status: z.enum(STATUS_NAMES).optional(),
    keywords: z.array(text).optional(),
    situations: z.array(text).optional(),
    undocumented: z.record(text).optional(),
    related: z.array(text).min(2).max(5).optional(),
  })
  .strict();

const categories = Object.keys(recipeCategories) as [RecipeCategory, ...RecipeCategory[]];

/** Keys of a recipe: those of a docs page, and what the gallery and the page's demo need. */
export const recipeSchema = docsSchema
  .extend({
    category: z.enum(categories),
    good_for: z.array(text.max(30)).min(2).max(4),
    variations: z
      .array(
        z
          .object({
            label: text.max(32),
            values: z.record(z.union([z.string(), z.number(), z.boolean()])),
          })
          .strict(),
      )
      .min(2)
      .max(4),
  })
  .strict();

const texts = z.union([text, z.array(text).min(1)]);
const places = Object.keys(ERROR_PLACES);

/** Keys of an entry of the error reference (`content/docs/errors/`) in the order writers keep. */
export const errorSchema = z
  .object({
    title: text,
    description,
    crumb: z.literal('Errors'),
    sidebar_label: text.optional(),
    keywords: z.array(text).optional(),
    pattern: texts,
    thrown: texts,
    where: z.union([
      z.string().refine((place) => places.includes(place)),
      z.array(z.string().refine((place) => places.includes(place))).min(1),
    ]),
    wraps: z.union([z.literal(true), z.literal('broad')]).optional(),
    platforms: z.array(text).min(1).optional(),
    related: z.array(text).min(2).max(5).optional(),
  })
  .strict();

/** Keys of a step of the course, `content/course/<chapter>/<step>/step.mdx`. */
export const stepSchema = z
  .object({
    title: text.max(60),
    /** Its idea in one sentence. */
    description,
    /** Path of the file that the reader edits. */
    path: z
      .string()
      .regex(/^[\w./-]+\.\w+$/)
      .default('src/Film.tsx'),
    /** Length and size, unless a `<Composition>` in the code says them. */
    frames: z.number().int().min(1).default(90),
    width: z.number().int().default(1280),
    height: z.number().int().default(720),
    /** Name of the composition to show, where there are several. */
    composition: text.optional(),
    /** Frame of its picture. */
    still: z.number().int().min(0),
    keywords: z.array(text).optional(),
    situations: z.array(text).optional(),
  })
  .strict();

/** Keys of a blog post, a lesson or a success story. */
export const postSchema = z
  .object({
    title: text,
    description,
    slug: z
      .string()
      .regex(/^[a-z0-9][a-z0-9-]*$/)
      .optional(),
    date: z.union([text, z.date()]).optional(),
    authors: z.union([text, z.array(text)]).optional(),
    tags: z.array(text).optional(),
    keywords: z.array(text).optional(),
    image: text.optional(),
    draft: z.boolean().optional(),
    hide_table_of_contents: z.boolean().optional(),
  })
  .strict();

/** What each key has to hold, for the messages. */
export const EXPECTED: Record<string, string> = {
  title: 'a text',
  description: 'one sentence of at most 160 characters',
  slug: 'a path with a leading slash; for a post its last path segment',
  crumb: 'a short text: what the page belongs to',
  sidebar_label: 'a text',
  api: 'package#export, for example remotion#spring, or a list of them',
  since: 'a version, for example 4.0.52',
  status: STATUS_NAMES.join(', or '),
  keywords: 'a list of texts; quote those that are numbers',
  situations: 'a list of texts: what people tell who know none of the words of the page',
  undocumented: 'a map from member to the reason',
  related: 'a list of 2 to 5 page ids',
  category: `one of ${Object.keys(recipeCategories).join(', ')}`,
  good_for: 'a list of 2 to 4 uses of at most 30 characters',
  variations: 'a list of 2 to 4 entries with label: (at most 32 characters) and values:',
  date: 'a date, for example 2024-03-01',
  authors: 'a key of authors.yml, or a list of keys',
  tags: 'a list of keys of tags.yml',
  image: 'a path in static/',
  draft: 'true or false',
  hide_table_of_contents: 'true or false',
  pattern: 'the message with … where it varies, or a list of such',
  thrown: 'package#export, a package, or another program with its version, or a list of these',
  where: `one of ${places.join(', ')}, or a list of these`,
  wraps:
    'true, where the message only says that something else failed; broad, where it says what failed, with many causes; else leave it out',
  platforms: 'a list of systems, browsers or hosts, for example [Windows, Safari]',
};
