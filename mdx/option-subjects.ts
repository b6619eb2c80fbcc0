import type {Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {toString as textOf} from 'mdast-util-to-string';
import type {VFile} from 'vfile';
import {readMemberFacts} from '../model/api/member-facts.ts';
import {recentReports} from '../model/api/read-reports.ts';
import {nameOf} from '../model/io.ts';
import {
  groupOptions,
  groupsByHeading,
  type OptionSubjects,
  type SubjectGroup,
} from '../model/pages/option-subjects.ts';
import {identifyPage} from '../model/pages/page-file.ts';
import {element} from './element.ts';
import {parsedPageOf} from './page-of.ts';

interface Subjects {
  groups: SubjectGroup[];
  /** Lines of the headings of what has to be passed. */
  required: ReadonlySet<number>;
}

type Option = SubjectGroup['options'][number];

/** What is longer has a line of its own. */
const LONGEST_IN_COLUMN = 28;

/** From so many options on, words are looked for among them (src/vocabulary/option-filter). */
const MANY = 31;

const link = ({text, anchor}: Option) =>
  element(
    'a',
    {href: `#${anchor}`, ...(text.length > LONGEST_IN_COLUMN && {className: 'option-long'})},
    [element('code', {}, [text])],
  );

/** One line: the subject, how many options it has, which phones show instead of them, and a link to each. */
const line = ({subject, anchor, options}: SubjectGroup, shown: readonly Option[]) =>
  element('div', {className: 'option-subject'}, [
    element('dt', {}, [
      element('a', {href: `#${anchor}`}, [subject]),
      element('span', {className: 'option-count'}, [String(options.length)]),
    ]),
    element('dd', {}, shown.map(link)),
  ]);

/** What has to be passed stands first, on phones, too. */
const requiredLine = (options: readonly Option[]) =>
  element('div', {className: 'option-subject option-required'}, [
    element('dt', {}, [element('span', {}, ['Required'])]),
    element('dd', {}, options.map(link)),
  ]);

/** The index: what is required, then the other options by subject; one that is long can be filtered. */
function indexOf({groups, required}: Subjects, things: string): MdxJsxFlowElement {
  const all = groups.flatMap(({options}) => options);
  const isRequired = ({line: at}: Option) => required.has(at);
  // Where all of them are, their subjects say more.
  const first = all.every(isRequired) ? [] : all.filter(isRequired);
  const list = element('dl', {className: 'option-subjects'}, [
    ...(first.length > 0 ? [requiredLine(first)] : []),
    ...groups.map((group) =>
      line(
        group,
        group.options.filter((option) => !first.includes(option)),
      ),
    ),
  ]);
  if (all.length < MANY) return list;
  return element('OptionFilter', {things, count: String(all.length)}, [list]);
}

/** Two plugins ask for the groups of a page, one after the other. */
const found = new WeakMap<VFile, Subjects>();

/** The groups of a long page's options, by a list or by its own headings; of other pages none. */
export function subjectsOf(file: VFile, lists: readonly OptionSubjects[]): Subjects {
  const subjects = found.get(file) ?? readSubjects(file, lists);
  found.set(file, subjects);
  return subjects;
}

function readSubjects(file: VFile, lists: readonly OptionSubjects[]): Subjects {
  const id = identifyPage(nameOf(file.path))?.id;
  const hasList = lists.some(({pages}) => id !== undefined && pages.includes(id));
  if (!hasList && !/^#### `/m.test(String(file.value))) return {groups: [], required: new Set()};
  const page = parsedPageOf(file);
  const facts = [...readMemberFacts(page, recentReports())];
  return {
    groups: hasList ? (groupOptions(page, lists)?.groups ?? []) : groupsByHeading(page.headings),
    required: new Set(facts.filter(([, {need}]) => need === 'required').map(([at]) => at)),
  };
}

/** Remark plugin: puts an index by subject above the options of long pages. Runs after `optionGroups`. */
export default function optionSubjects({lists}: {lists: readonly OptionSubjects[]}) {
  return (tree: Root, file: VFile) => {
    const subjects = subjectsOf(file, lists);
    const {groups} = subjects;
    const first = Math.min(
      ...groups.flatMap((group) => group.line ?? group.options.map((option) => option.line)),
    );
    const place = tree.children.findIndex(({position}) => position?.start.line === first);
    if (place === -1) return;
    const before = tree.children[place - 1];
    // The first group's heading comes from no line of the source.
    const at = before?.type === 'heading' && !before.position ? place - 1 : place;
    const section = tree.children
      .slice(0, at)
      .findLast((node) => node.type === 'heading' && node.depth === 2);
    const things = section ? textOf(section).toLowerCase() : 'options';
    tree.children.splice(at, 0, indexOf(subjects, things));
  };
}
