import {slug} from 'github-slugger';
import type {Heading} from '../../shared/page.ts';
import type {Problem} from '../../shared/problem.ts';
import type {ParsedPage} from './parse-page.ts';

/** One list of options by subject, and the pages that have it; `content/data/option-subjects.ts`. */
export interface OptionSubjects {
  pages: readonly string[];
  subjects: Readonly<Record<string, readonly string[]>>;
}

/** The options of a page that belong to one subject. */
export interface SubjectGroup {
  subject: string;
  /** Of its heading on the page. */
  anchor: string;
  /** Line of its own heading, if it has one. */
  line?: number;
  options: Heading[];
}

const SECTIONS = new Set(['Options', 'Flags', 'Props']);

/** `--jpeg-quality=80` and `jpegQuality` are one option. */
const nameOf = (heading: string): string =>
  heading
    .replace(/^-+/, '')
    .replace(/[\s(=<?[].*$/, '')
    .replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** The headings of a page's options, without those of what it returns. */
function optionsOf(headings: readonly Heading[]): Heading[] {
  let isOption = false;
  return headings.filter(({level, text, isCode}) => {
    if (level === 2) isOption = SECTIONS.has(text);
    return isOption && level === 3 && isCode;
  });
}

/**
 * Sorts the options of a page by subject.
 *
 * @returns The groups in the order of the list, and the options that it doesn't name; undefined for a page
 * without such a list.
 */
export function groupOptions(
  {id, headings}: Pick<ParsedPage, 'id' | 'headings'>,
  lists: readonly OptionSubjects[],
): {groups: SubjectGroup[]; rest: Heading[]} | undefined {
  const list = lists.find(({pages}) => pages.includes(id));
  if (!list) return undefined;
  const options = optionsOf(headings);
  const groups = Object.entries(list.subjects).map(([subject, names]) => ({
    subject,
    anchor: `options-${slug(subject)}`,
    options: options.filter(({text}) => names.includes(nameOf(text))),
  }));
  const known = new Set(Object.values(list.subjects).flat());
  return {
    groups: groups.filter((group) => group.options.length > 0),
    rest: options.filter(({text}) => !known.has(nameOf(text))),
  };
}

/**
 * The options of a page that stand in another group's place: the body runs as its index does.
 *
 * @returns Each with the one that it has to stand before.
 */
function outOfOrder(page: ParsedPage, lists: readonly OptionSubjects[]) {
  const sorted = (groupOptions(page, lists)?.groups ?? []).flatMap(({options}) => options);
  return sorted.flatMap((option, at) => {
    const next = sorted[at + 1];
    return next && option.line > next.line ? [{option, next}] : [];
  });
}

/** A page with fewer names is seen at a glance. */
const MANY = 20;

/**
 * The groups that a long page's own headings make: each plain `###` of it with the code headings below it.
 *
 * @returns Nothing for pages with few of them.
 */
export function groupsByHeading(headings: readonly Heading[]): SubjectGroup[] {
  const groups: SubjectGroup[] = [];
  let group: SubjectGroup | undefined;
  for (const heading of headings) {
    if (heading.level === 4 && heading.isCode) group?.options.push(heading);
    if (heading.level > 3) continue;
    group =
      heading.level === 3 && !heading.isCode
        ? {subject: heading.text, anchor: heading.anchor, options: [], line: heading.line}
        : undefined;
    if (group) groups.push(group);
  }
  const used = groups.filter(({options}) => options.length > 0);
  return used.flatMap(({options}) => options).length < MANY ? [] : used;
}

/** Finds options without a subject or out of its order, and names and pages in the lists that are on no page. */
export function checkOptionSubjects(
  pages: readonly ParsedPage[],
  lists: readonly OptionSubjects[],
  listFile: string,
): Problem[] {
  const problems = pages.flatMap((page) =>
    (groupOptions(page, lists)?.rest ?? []).map<Problem>(({text, line}) => ({
      file: page.file,
      line,
      column: 1,
      rule: 'options/without-subject',
      message: `The option "${text}" is in no subject of the list above this page's options.`,
      hint: `Add it to a subject in ${listFile}.`,
    })),
  );
  problems.push(
    ...pages.flatMap((page) =>
      outOfOrder(page, lists).map<Problem>(({option, next}) => ({
        file: page.file,
        line: option.line,
        column: 1,
        rule: 'options/order',
        message: `The option "${option.text}" stands below "${next.text}", which comes after it in the index above.`,
        hint: `Move it with its text: options stand in the order of the subjects in ${listFile}.`,
      })),
    ),
  );
  const unused = (what: string): Problem => ({
    file: listFile,
    line: 1,
    column: 1,
    rule: 'options/unused-name',
    message: what,
    hint: 'Remove it, or correct its spelling.',
  });
  for (const list of lists) {
    const own = pages.filter(({id}) => list.pages.includes(id));
    const ids = new Set(own.map(({id}) => id));
    const names = new Set(
      own.flatMap(({headings}) => optionsOf(headings).map(({text}) => nameOf(text))),
    );
    problems.push(
      ...list.pages
        .filter((id) => !ids.has(id))
        .map((id) => unused(`There is no page with the id "${id}".`)),
      ...Object.values(list.subjects)
        .flat()
        .filter((name) => !names.has(name))
        .map((name) => unused(`No page of its list has the option "${name}".`)),
    );
  }
  return problems;
}
