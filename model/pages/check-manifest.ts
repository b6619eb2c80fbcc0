import {type ZodIssue, z} from 'zod';
import type {Problem} from '../../shared/problem.ts';

const row = z.object({
  id: z.string().min(1),
  path: z.string().regex(/^\/docs(?:\/|$)/),
  title: z.string().min(1),
  crumb: z.string().nullable().optional(),
  sidebar: z.string().nullable().optional(),
});

const item: z.ZodType<unknown> = z.lazy(() =>
  z.union([
    z.string().min(1),
    z.object({type: z.literal('category'), label: z.string(), items: z.array(item)}),
    z.object({type: z.literal('link'), label: z.string(), href: z.string()}),
    z.object({type: z.literal('html'), value: z.string()}),
  ]),
);

/** What each file of the manifest has to hold; pages are read with them, so that they come first. */
export const MANIFESTS = {
  'content/manifest/docs.json': z.array(row),
  'content/manifest/sidebars.json': z.record(z.array(item)),
} as const;

/**
 * Checks a file of the manifest.
 *
 * @returns Its Problems, each at its line; with none, the content is what its schema says.
 */
export function checkManifestFile(file: string, text: string, schema: z.ZodType): Problem[] {
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch (error) {
    return [syntaxProblem(file, text, error)];
  }
  const parsed = schema.safeParse(content);
  return parsed.success ? [] : parsed.error.issues.map((issue) => shapeProblem(file, text, issue));
}

function placeAt(text: string, offset: number): {line: number; column: number} {
  const before = text.slice(0, offset).split('\n');
  return {line: before.length, column: (before.at(-1)?.length ?? 0) + 1};
}

function syntaxProblem(file: string, text: string, error: unknown): Problem {
  const message = error instanceof Error ? error.message : String(error);
  // Node doesn't always say where: then it is a comma before a bracket, or the end of the file.
  const said = /at position (\d+)/.exec(message)?.[1];
  const comma = /,\s*[\]}]/.exec(text);
  const isConflict = /^(?:<{7}|={7}|>{7})/m.exec(text);
  const offset = isConflict?.index ?? (said ? Number(said) : (comma?.index ?? text.length));
  return {
    file,
    ...placeAt(text, offset),
    rule: 'manifest/syntax',
    message: isConflict
      ? 'A mark of a merge conflict was left here.'
      : `The file is no valid JSON: ${message.replace(/ in JSON at position.*| \(line.*|, \.\.\..*/s, '')}.`,
    hint: isConflict
      ? 'Keep one side, and delete the lines with <<<<<<<, ======= and >>>>>>>.'
      : 'Look for a comma too many, or a bracket or quote that is missing.',
  };
}

/** The place of the row with a mistake: the list of pages has one object in each. */
function shapeProblem(file: string, text: string, {path, message}: ZodIssue): Problem {
  const [index] = path;
  const starts = [...text.matchAll(/^ {1,2}\{/gm)];
  const start = typeof index === 'number' ? starts[index]?.index : text.indexOf(`"${index}"`);
  return {
    file,
    ...placeAt(text, Math.max(0, start ?? 0)),
    rule: 'manifest/shape',
    message: `${path.join('.') || 'The file'}: ${message}.`,
    hint: 'Write it like the rows around it.',
  };
}
