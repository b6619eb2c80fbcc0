import type {Root} from 'mdast';
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

const requiredMark = () => element('span', {className: 'option-required'}, [' required']);

/** One line: the subject, how many options it has, which phones show instead of them, and a link to each. */
const line = ({subject, anchor, options}: SubjectGroup, required: Subjects['required']) =>
  element('div', {className: 'option-subject'}, [
    element('dt', {}, [
      element('a', {href: `#${anchor}`}, [subject]),
      element('span', {className: 'option-count'}, [String(options.length)]),
    ]),
    element(
      'dd',
      {},
      options.map(({text, anchor: option, line: at}) =>
        element('a', {href: `#${option}`}, [
          element('code', {}, [text]),
          ...(required.has(at) ? [requiredMark()] : []),
        ]),
      ),
    ),
  ]);

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
    const {groups, required} = subjectsOf(file, lists);
    const first = Math.min(
      ...groups.flatMap((group) => group.line ?? group.options.map((option) => option.line)),
    );
    const place = tree.children.findIndex(({position}) => position?.start.line === first);
    if (place === -1) return;
    const before = tree.children[place - 1];
    // The first group's heading comes from no line of the source.
    const at = before?.type === 'heading' && !before.position ? place - 1 : place;
    const lines = groups.map((group) => line(group, required));
    tree.children.splice(at, 0, element('dl', {className: 'option-subjects'}, lines));
  };
}
