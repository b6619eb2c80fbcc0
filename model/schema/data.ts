import {z} from 'zod';
import type {Fields} from '../../shared/fields.ts';
import type {Problem} from '../../shared/problem.ts';
import type {Expert, ShowcaseEntry, TemplateText} from '../../shared/rows.ts';
import {TOP} from '../place-of.ts';

const text = z.string().trim().min(1);
const texts = z.array(text);
const pairs = z.array(z.tuple([text, text]));
const demoId = z.string().regex(/^[a-z0-9-]+$/, 'must be the name of a folder in demos/');

const template = z
  .object({
    kind: z.enum(['Start', 'App', 'Audio', 'Graphics', 'Image', 'Server', 'Text and code']),
    stack: texts.min(1),
    audience: text,
    video: z.object({size: text, rate: text.optional(), length: text}).strict().optional(),
    packages: texts,
    files: pairs.min(4).max(11),
    changes: pairs.length(3),
    commands: pairs.min(2).max(3),
    docs: texts.min(1),
    demo: demoId,
  } satisfies Fields<TemplateText>)
  .strict()
  // `.env` is for the reader to write.
  .refine(
    ({files, changes}) =>
      changes.every(([path]) => path === '.env' || files.some(([file]) => file === path)),
    {message: 'must be among the files', path: ['changes']},
  );

const expert = z
  .object({
    slug: z.string().regex(/^[a-z]+(?:-[a-z]+)+$/, 'must be first-last in lower case a–z'),
    name: text,
    place: text,
    focus: text.max(100),
    skills: texts.min(1).max(5),
    about: z.string().min(200, 'must be a paragraph of at least 200 characters'),
    work: texts.min(1).max(5),
    sample: z.boolean(),
    contact: text.optional(),
  } satisfies Fields<Expert>)
  .strict()
  .refine((row) => row.sample || row.contact, {
    message: 'a real profile needs an address or a link where clients reach you',
    path: ['contact'],
  });

const showcase = z
  .object({
    demo: demoId,
    title: text,
    text,
    tags: texts.min(1).max(3),
  } satisfies Fields<ShowcaseEntry>)
  .strict();

const schemas = {templates: template, experts: expert, showcase} as const;

/**
 * Checks the rows of one file of content/data by themselves.
 *
 * @param file Its name without extension.
 * @param rows What it has, by key.
 */
export function checkRows(
  file: keyof typeof schemas,
  rows: [key: string, row: unknown][],
): Problem[] {
  const seen = new Set<string>();
  return rows.flatMap(([key, row]) => {
    const at = {file: `content/data/${file}.ts`, ...TOP, rule: 'data/row'};
    const again = seen.has(key);
    seen.add(key);
    const result = schemas[file].safeParse(row);
    return [
      ...(again
        ? [
            {
              ...at,
              message: `“${key}” is there twice`,
              hint: 'Remove one of the rows or rename it.',
            },
          ]
        : []),
      ...(result.success ? [] : result.error.issues).map((issue) => ({
        ...at,
        message: `“${key}”: ${issue.path.join('.') || 'row'} ${issue.message}`,
        hint: `See the comment on top of content/data/${file}.ts.`,
      })),
    ];
  });
}

/** The files of content/data whose rows are pages, by name. */
export interface DataRows {
  templates: Readonly<Record<string, object>>;
  experts: readonly {slug: string}[];
  showcase: readonly {demo: string}[];
}

/** Checks the rows of all these files. */
export const checkData = ({templates, experts, showcase}: DataRows): Problem[] => [
  ...checkRows('templates', Object.entries(templates)),
  ...checkRows(
    'experts',
    experts.map((row) => [row.slug, row]),
  ),
  ...checkRows(
    'showcase',
    showcase.map((row) => [row.demo, row]),
  ),
];
