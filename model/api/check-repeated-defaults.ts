import type {Paragraph} from 'mdast';
import {toString as textOf} from 'mdast-util-to-string';
import type {Problem} from '../../shared/problem.ts';
import type {ParsedPage} from '../pages/parse-page.ts';
import {CONDITIONS} from './check-defaults.ts';
import {checkContract} from './contract.ts';
import {dropDefault} from './drop-default.ts';
import {readFlagDefaults, readMemberFacts} from './member-facts.ts';
import type {Reports} from './read-reports.ts';

/** What follows a default that is said for its own sake: the end of a part, and no condition. */
const END = String.raw`(?=$|[.,;)](?:$|\s)(?!(?:${CONDITIONS})\b))`;

/** “Default 1.”, “the default is 1”, “1 (default)” and “1, the default,”. */
function saysDefault(text: string, value: string): boolean {
  const bare = value.replaceAll("'", '').replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  const code = `(?<![\\w.-])'?${bare}'?`;
  return new RegExp(
    `\\bdefaults?(?: is| to|:)? ${code}${END}|${code} \\(default\\)|${code}, the default\\b`,
    'i',
  ).test(text);
}

/**
 * Finds sentences that say a default once more which stands in the row of the option: all where the code
 * declares it, and where the row has it from the sentence, those that the page can't drop.
 */
export function checkRepeatedDefaults(page: ParsedPage, reports: Reports): Problem[] {
  const declared = new Set(
    checkContract(page, reports)
      .members.filter(({member}) => member.default !== undefined)
      .map(({heading}) => heading.line),
  );
  const facts = new Map<number, {default?: string | undefined}>([
    ...readFlagDefaults(page),
    ...readMemberFacts(page, reports),
  ]);
  const problems: Problem[] = [];
  let at = 0;
  for (const node of page.tree.children) {
    const line = node.position?.start.line ?? 0;
    if (node.type === 'heading') at = line;
    const value = facts.get(at)?.default;
    if (node.type !== 'paragraph' || value === undefined) continue;
    const shown: Paragraph = structuredClone(node);
    if (!declared.has(at)) dropDefault(shown, value);
    if (!saysDefault(textOf(shown), value)) continue;
    problems.push({
      file: page.file,
      line,
      column: 1,
      rule: 'api/repeated-default',
      message: `The row above says already that the default is ${value}.`,
      hint: declared.has(at)
        ? 'Leave it out: the code declares it. Keep what says more.'
        : 'Say it as the last sentence of the paragraph, “Default `x`.”, which only the row shows then.',
    });
  }
  return problems;
}
