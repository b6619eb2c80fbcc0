/** What the page asks of the worker that knows types, and what it answers: one schema for both sides. */
import {z} from 'zod';

const path = z.string().max(200);
const position = z.number().int().min(0);

/** A replacement in a file of the reader. */
const changeSchema = z.object({path, from: position, to: position, text: z.string()});
export type Change = z.infer<typeof changeSchema>;

/** A mistake that the compiler found. */
const typeProblemSchema = z.object({
  path,
  from: position,
  to: position,
  line: z.number().int(),
  message: z.string(),
  code: z.number().int(),
});
export type TypeProblem = z.infer<typeof typeProblemSchema>;

/** A completion at the cursor. */
const optionSchema = z.object({
  name: z.string(),
  kind: z.string(),
  /** Set for a name that has to be imported: the module. */
  source: z.string().optional(),
});
export type Option = z.infer<typeof optionSchema>;

/** What a name is: its signature, and what this site says about it. */
const describedSchema = z.object({
  signature: z.string(),
  /** The reader's own comment above it. */
  comment: z.string(),
  page: z.object({path: z.string(), description: z.string()}).optional(),
});
export type Described = z.infer<typeof describedSchema>;

/** The parts of each question, by its kind. */
export const questionSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('files'),
    /** Texts that are new or have changed; null for a file that is gone. */
    files: z.record(z.string().nullable()),
  }),
  z.object({kind: z.literal('check')}),
  z.object({kind: z.literal('complete'), path, position}),
  z.object({
    kind: z.literal('detail'),
    path,
    position,
    name: z.string(),
    source: z.string().optional(),
  }),
  z.object({kind: z.literal('hover'), path, position}),
  z.object({kind: z.literal('rename'), path, position, name: z.string().max(200)}),
  z.object({kind: z.literal('format'), path}),
]);
export type Question = z.infer<typeof questionSchema>;

/** Answers, by the kind of the question. */
export const answerSchemas = {
  files: z.null(),
  check: z.array(typeProblemSchema),
  complete: z.object({from: position, options: z.array(optionSchema)}).nullable(),
  detail: describedSchema.extend({changes: z.array(changeSchema)}).nullable(),
  hover: describedSchema.extend({from: position, to: position}).nullable(),
  rename: z.array(changeSchema),
  format: z.string(),
} satisfies Record<Question['kind'], z.ZodTypeAny>;

export type Answer<Kind extends Question['kind']> = z.infer<(typeof answerSchemas)[Kind]>;

/** What the worker has to fetch before it can answer. */
export const setupSchema = z.object({
  /** Texts of the declarations by path. */
  declarations: z.string(),
  /** What the site says about names of the toolkit. */
  symbols: z.string(),
  /** The formatter, which comes when it is first asked for. */
  format: z.string(),
});
export type Setup = z.infer<typeof setupSchema>;

export const declarationsSchema = z.record(z.string());

/** A name of the toolkit with its page. */
export const symbolsSchema = z.array(
  z.object({module: z.string(), name: z.string(), path: z.string(), description: z.string()}),
);
export type ToolkitSymbol = z.infer<typeof symbolsSchema>[number];

/** Envelope of an answer. */
export const replySchema = z.object({
  id: z.number().int(),
  answer: z.unknown(),
  error: z.string().optional(),
});
