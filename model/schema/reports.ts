import {z} from 'zod';
import type {ApiMember, ApiReport, ApiSymbol} from '../../shared/api-symbol.ts';
import type {Fields} from '../../shared/fields.ts';

// Lazy where it names itself, and only there: what a lazy schema returns is made anew for each value.
const member: z.ZodType<ApiMember> = z
  .object({
    name: z.string(),
    type: z.string(),
    optional: z.boolean(),
    deprecated: z.boolean().optional(),
    default: z.string().optional(),
    kind: z.enum(['property', 'method', 'event', 'parameter']).optional(),
    members: z.lazy(() => members).optional(),
  } satisfies Fields<ApiMember>)
  .strict();
const members = z.array(member);

const symbol = z
  .object({
    name: z.string(),
    entryPoint: z.string(),
    kind: z.enum([
      'function',
      'component',
      'hook',
      'class',
      'constant',
      'type',
      'namespace',
      'enum',
    ]),
    signature: z.string(),
    typeParameters: z.array(z.string()).optional(),
    parameters: members.optional(),
    returns: z.string().optional(),
    returnMembers: members.optional(),
    members: members.optional(),
    inherits: z.array(z.string()).optional(),
    deprecated: z.boolean().optional(),
  } satisfies Fields<ApiSymbol>)
  .strict();

/** `toolkit/api/<package>.json`. */
export const reportSchema: z.ZodType<ApiReport> = z
  .object({package: z.string(), version: z.string(), exports: z.array(symbol)})
  .strict();

/** Lists of names by another name: `toolkit/api/inherited.json`, `toolkit/api/links.json`. */
export const namesSchema = z.record(z.array(z.string()));

/** `toolkit/api/cli-options.json`: what the toolkit's command line accepts, from its own definitions. */
export const cliSchema = z
  .object({
    /** Commands with all their sub-commands: `render`, `lambda sites create`. */
    commands: z.array(z.string()),
    /** All flags, without dashes. */
    flags: z.array(z.string()),
    /** The options that also have a Node name. */
    options: z.array(
      z.object({flag: z.string(), node: z.string().nullable(), type: z.string()}).strict(),
    ),
    /** Setters of the configuration file, each with the flag that sets the same. */
    setters: z.array(z.object({name: z.string(), flag: z.string().nullable()}).strict()),
    /** Flags by the command whose own files read them; `*` are those of code that commands share. */
    reads: z.record(z.array(z.string())),
  })
  .strict();

/** What we read of a `package.json`. */
export const packageSchema = z.object({
  version: z.string().default(''),
  exports: z.record(z.unknown()).optional(),
  dependencies: z.record(z.string()).default({}),
  devDependencies: z.record(z.string()).default({}),
});
