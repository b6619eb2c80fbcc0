import {z} from 'zod';
import {listFiles, readJson, readText} from '../../model/io.ts';
import type {Problem} from '../../shared/problem.ts';
import type {Seen} from './notebook.ts';

/** Where `npm run proofs:handlers` keeps what it saw. */
export const RESULTS = 'proofs/handlers/results.json';

/** A handler that a page names, and what came of provoking it, as `Seen` of the notebook. */
export const seenSchema: z.ZodType<Seen> = z.object({
  page: z.string(),
  handler: z.string(),
  by: z.string(),
  calls: z.number(),
  got: z.string(),
});

const recordSchema = z.object({
  /** Version of the toolkit. */
  version: z.string(),
  handlers: seenSchema.array(),
});
type Records = z.infer<typeof recordSchema>;

/** @returns What was seen. Throws if it was never written. */
export const readRecords = (): Records => readJson(RESULTS, recordSchema);

/** A handler that has a heading on a page. */
interface NamedHandler {
  page: string;
  handler: string;
  line: number;
  /** What stands below the heading. */
  text: string;
}

/** The handlers of a page: `onX` anywhere, and the members of “Events”. */
export function handlersOf(page: string, source: string): NamedHandler[] {
  const found: NamedHandler[] = [];
  let chapter = '';
  let open: NamedHandler | undefined;
  let isCode = false;
  for (const [index, line] of source.split('\n').entries()) {
    if (line.trimStart().startsWith('```')) isCode = !isCode;
    const heading = isCode ? null : /^(#{2,4}) (.*)$/.exec(line);
    if (!heading) {
      if (open) open.text += `${line}\n`;
      continue;
    }
    const [, signs, words = ''] = heading;
    if (signs === '##') chapter = words.trim();
    const handler = /^`([a-zA-Z]\w*)(?:\(\))?`$/.exec(words.trim())?.[1] ?? '';
    const isHandler = /^on[A-Z]/.test(handler) || (chapter === 'Events' && handler !== '');
    open = isHandler ? {page, handler, line: index + 1, text: ''} : undefined;
    if (open) found.push(open);
  }
  return found;
}

/** @returns The handlers of all pages. */
export const readHandlers = (): NamedHandler[] =>
  listFiles('content/docs', ['.mdx']).flatMap((file) =>
    handlersOf(file.slice('content/docs/'.length, -'.mdx'.length), readText(file)),
  );

/** A sentence about the handler itself; that it isn't called under some condition says nothing here. */
const NEVER = /(?:^|\n|[.,] )(?:(?:it|this callback|this handler) )?(?:is )?never called\b/i;

/**
 * Holds what was seen against what pages name.
 *
 * @param version Of the toolkit as it is installed.
 * @returns Handlers that nothing has provoked, that were never called without a word about it, or were called although
 * the page denies it; and rows for handlers that no page names.
 */
export function checkHandlers(
  named: readonly NamedHandler[],
  {version: seenVersion, handlers}: Records,
  version: string,
): Problem[] {
  const problems: Problem[] = [];
  const add = (file: string, line: number, rule: string, message: string) =>
    problems.push({
      file,
      line,
      column: 1,
      rule: `handlers/${rule}`,
      message,
      hint: 'npm run proofs:handlers provokes them; rows are in proofs/handlers/.',
    });
  if (seenVersion !== version)
    add(RESULTS, 1, 'stale', `was written with ${seenVersion}, and ${version} is installed.`);
  for (const {page, handler, line, text} of named) {
    const file = `content/docs/${page}.mdx`;
    const rows = handlers.filter((row) => row.page === page && row.handler === handler);
    const isCalled = rows.some(({calls}) => calls > 0);
    const isDenied = NEVER.test(text);
    if (rows.length === 0) add(file, line, 'unproven', `${handler} was provoked by nothing.`);
    else if (!isCalled && !isDenied)
      add(file, line, 'silent', `${handler} was not called by ${rows[0]?.by}.`);
    else if (isCalled && isDenied)
      add(file, line, 'denied', `${handler} was called, and the page says that it never is.`);
  }
  for (const {page, handler} of handlers) {
    if (!named.some((one) => one.page === page && one.handler === handler))
      add(RESULTS, 1, 'unknown', `${handler} has no heading on ${page}.`);
  }
  return problems;
}
