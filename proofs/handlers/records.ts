import {z} from 'zod';
import {exists, listFiles, readJson, readText} from '../../model/io.ts';
import {type ParsedPage, pageOfFile} from '../../model/pages/parse-page.ts';
import {textBelow} from '../../model/pages/text-below.ts';
import type {Problem} from '../../shared/problem.ts';
import {checkVersions} from '../versions.ts';
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

const recordsSchema = seenSchema.and(z.object({version: z.string()})).array();
type HandlerRecord = z.infer<typeof recordsSchema>[number];

/** @returns What earlier runs saw. Throws if the file isn't what a run writes. */
export const readRecords = (): HandlerRecord[] =>
  exists(RESULTS) ? readJson(RESULTS, recordsSchema) : [];

/** A handler that has a heading on a page. */
interface NamedHandler {
  page: string;
  handler: string;
  line: number;
  /** What stands below the heading. */
  text: string;
}

/** The handlers of a page: `onX` anywhere, and the members of “Events”. */
export function handlersOf(page: ParsedPage): NamedHandler[] {
  let chapter = '';
  return page.headings.flatMap((heading) => {
    const {level, text, isCode, line} = heading;
    if (level === 2) chapter = text;
    const handler = (isCode && /^([a-zA-Z]\w*)(?:\(\))?$/.exec(text)?.[1]) || '';
    const isHandler = /^on[A-Z]/.test(handler) || (chapter === 'Events' && handler !== '');
    return isHandler ? [{page: page.id, handler, line, text: textBelow(page, heading)}] : [];
  });
}

/** @returns The handlers of all pages. */
export const readHandlers = (): NamedHandler[] =>
  listFiles('content/docs', ['.mdx']).flatMap((file) => {
    const source = readText(file);
    // Other pages have none, and needn't be parsed.
    return /`on[A-Z]|Events/.test(source) ? handlersOf(pageOfFile(file, source)) : [];
  });

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
  handlers: readonly HandlerRecord[],
  version: string,
): Problem[] {
  const hint = 'npm run proofs:handlers provokes them; rows are in proofs/handlers/.';
  const stale = {file: RESULTS, rule: 'handlers/stale', hint};
  const problems = checkVersions(stale, handlers, version);
  const add = (file: string, line: number, rule: string, message: string) =>
    problems.push({file, line, column: 1, rule: `handlers/${rule}`, message, hint});
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
