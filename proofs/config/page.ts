import type {Outcome} from './run.ts';

/** The part of the page about one setter. */
interface Section {
  /** Line of the heading, from 1. */
  line: number;
  text: string;
}

/** What stands on the page below each heading that is a name in a code span. */
export function sectionsOf(page: string): Map<string, Section> {
  const sections = new Map<string, Section>();
  let open: Section | undefined;
  for (const [index, line] of page.split('\n').entries()) {
    const name = /^#### `(\w+)(?:\(\))?`/.exec(line)?.[1];
    if (name) {
      open = {line: index + 1, text: ''};
      sections.set(name, open);
    } else if (/^##/.test(line)) open = undefined;
    else if (open) open.text += `${line}\n`;
  }
  return sections;
}

const IDLE = /without effect|has no effect|any call mutes/i;

/** Every code span or number that a section calls the default. */
export function statedDefaults(text: string): string[] {
  return [
    ...text.matchAll(/\bDefault:? (?:`([^`]+)`|(\d+))/g),
    ...text.matchAll(/`([^`]+)` \(default\)/g),
    ...text.matchAll(/`([^`]+)` unless set/g),
  ].map(([, code, number]) => (code ?? number ?? '').replace(/^'(.*)'$/, '$1'));
}

/**
 * Compares what a section says about its setter with what was seen.
 *
 * @param fallback The words of the toolkit that fill the default in where nothing is set.
 * @returns What doesn't agree, a sentence each.
 */
export function contradictions(
  text: string,
  {before, after, works}: Pick<Outcome, 'before' | 'after' | 'works'>,
  fallback?: string,
): string[] {
  const found: string[] = [];
  if (works && IDLE.test(text)) found.push('has an effect, but the page says that it has none.');
  if (!works && !IDLE.test(text))
    found.push(`has no effect, ${after} is used; the page says nothing of it.`);
  for (const stated of statedDefaults(text)) {
    const unset = before === 'null' || before === 'undefined';
    const real = before.replace(/^"(.*)"$/, '$1');
    if (stated === real) continue;
    if (unset && fallback?.includes(stated)) continue;
    if (unset && stated === 'null') continue;
    found.push(`the default is ${before}, not ${stated}.`);
  }
  return found;
}
