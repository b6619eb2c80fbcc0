import type {ZodIssue, z} from 'zod';
import type {Problem} from '../../shared/problem.ts';
import {placeAt, placeOf} from '../place-of.ts';

/**
 * Checks a JSON file that writers edit, and that everything else is read with.
 *
 * @returns Its Problems, each at its line; with none, the content is what its schema says.
 */
export function checkJsonFile(
  file: string,
  text: string,
  schema: z.ZodType<unknown, z.ZodTypeDef, unknown>,
): Problem[] {
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch (error) {
    return [syntaxProblem(file, text, error)];
  }
  const parsed = schema.safeParse(content);
  return parsed.success ? [] : parsed.error.issues.map((issue) => shapeProblem(file, text, issue));
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
    rule: 'json/syntax',
    message: isConflict
      ? 'A mark of a merge conflict was left here.'
      : `The file isn't valid JSON: ${message.replace(/ in JSON at position.*| \(line.*|, \.\.\..*/s, '')}.`,
    hint: isConflict
      ? 'Keep one side, and delete the lines with <<<<<<<, ======= and >>>>>>>.'
      : 'Look for a comma too many, or a bracket or quote that is missing.',
  };
}

function shapeProblem(file: string, text: string, {path, message}: ZodIssue): Problem {
  return {
    file,
    // The part of the file that has the mistake; its items may have no names.
    ...placeOf(text, JSON.stringify(String(path[0] ?? ''))),
    rule: 'json/shape',
    message: `${path.join('.') || 'The file'}: ${message}.`,
    hint: 'Write it like the items around it.',
  };
}
