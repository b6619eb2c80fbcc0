import type {Heading} from 'mdast';
import {toString as textOf} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import type {Problem} from '../../shared/problem.ts';
import {placeOfKey, placeOfNode} from '../place-of.ts';
import type {ParsedPage} from './parse-page.ts';
import {placeIn} from './prose.ts';
import type {Site} from './site.ts';

/** Words and phrases that say nothing, or say that something is missing. */
const BANNED: [pattern: RegExp, hint: string][] = [
  [/\bsimply\b/gi, 'Leave it out.'],
  [/\bin order to\b/gi, 'Write "to".'],
  [/\b(?:in|on) this (?:page|article|guide|section)\b/gi, 'Start with the matter itself.'],
  [
    /\bthis (?:page|article) (?:describes|explains|covers|shows)\b/gi,
    'Start with the matter itself.',
  ],
  [/\bcoming soon\b/gi, 'Write the page or leave it out.'],
  [/\blorem ipsum\b/gi, 'Write the text.'],
  [/\b(?:TODO|FIXME|TBD)\b/g, 'Do it, or leave it out.'],
  [/\bplease note(?: that)?\b/gi, 'Say it; or use an admonition.'],
  [
    /\b(?:blazing(?:ly)?[ -]fast|cutting-edge|game[- ]chang(?:er|ing)|seamless(?:ly)?|effortless(?:ly)?)\b/gi,
    'Give the figure or leave it out.',
  ],
  [/\bclick here\b/gi, 'Link the words that name the target.'],
];

/** Checks phrases and the order of headings. */
export function checkProse(site: Site): Problem[] {
  return site.pages.flatMap((page) => [...checkPhrases(page), ...checkHeadings(page)]);
}

function checkPhrases(page: ParsedPage): Problem[] {
  const problems: Problem[] = [];
  const search = (text: string, locate: (offset: number) => {line: number; column: number}) => {
    for (const [pattern, hint] of BANNED) {
      for (const match of text.matchAll(pattern)) {
        problems.push({
          file: page.file,
          ...locate(match.index),
          rule: 'prose/phrase',
          message: `Don't write "${match[0]}".`,
          hint,
        });
      }
    }
  };
  for (const piece of page.prose) search(piece.text, (offset) => placeIn(piece, offset));
  const place = placeOfKey(page, 'description');
  if (typeof page.data.description === 'string') search(page.data.description, () => place);
  return problems;
}

function checkHeadings(page: ParsedPage): Problem[] {
  const problems: Problem[] = [];
  let previous = 1;
  const seen = new Map<string, number>();
  visit(page.tree, 'heading', (node: Heading) => {
    const place = placeOfNode(node);
    const problem = (rule: string, message: string, hint: string) =>
      problems.push({file: page.file, ...place, rule, message, hint});
    if (node.depth === 1) {
      problem(
        'headings/title',
        'The title stands in the front matter.',
        'Remove the heading, or make it "##".',
      );
    } else if (node.depth > 4) {
      problem(
        'headings/depth',
        `A heading of level ${node.depth} is too deep.`,
        'Use "####" or a list.',
      );
    } else if (node.depth > previous + 1) {
      problem(
        'headings/skipped-level',
        `A heading of level ${node.depth} follows one of level ${previous}.`,
        `Write "${'#'.repeat(previous + 1)}".`,
      );
    }
    if (node.children.length === 0)
      problem('headings/empty', 'The heading has no text.', 'Name the section.');
    previous = node.depth;
    if (node.depth !== 2) return;
    const name = textOf(node).toLowerCase();
    const first = seen.get(name);
    if (first === undefined) seen.set(name, place.line);
    else
      problem(
        'headings/twice',
        `The section "${textOf(node)}" stands already in line ${first}.`,
        'Join them, or name the difference.',
      );
  });
  return problems;
}
