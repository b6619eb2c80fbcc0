import type {ParsedPage} from '../../model/pages/parse-page.ts';
import {textBelow} from '../../model/pages/text-below.ts';
import type {Outcome} from './run.ts';

/** The part of the page about one setter. */
interface Section {
  /** Line of the heading, from 1. */
  line: number;
  text: string;
}

/** What stands on the page below each heading of level 4 that is a name in a code span. */
export function sectionsOf(page: ParsedPage): Map<string, Section> {
  return new Map(
    page.headings.flatMap((heading) => {
      const {level, text, isCode, line} = heading;
      const name = level === 4 && isCode ? /^(\w+)(?:\(\))?$/.exec(text)?.[1] : undefined;
      return name ? [[name, {line, text: textBelow(page, heading)}]] : [];
    }),
  );
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
