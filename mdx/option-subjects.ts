import path from 'node:path';
import type {Root} from 'mdast';
import type {VFile} from 'vfile';
import {root} from '../model/io.ts';
import {
  groupOptions,
  groupsByHeading,
  type OptionSubjects,
  type SubjectGroup,
} from '../model/pages/option-subjects.ts';
import {parsePage} from '../model/pages/parse-page.ts';
import {element} from './element.ts';

const DOCS = path.join(root, 'content/docs');

/** One line: the subject, and a link to each of its options. */
const line = ({subject, options}: SubjectGroup) =>
  element('div', {className: 'option-subject'}, [
    element('dt', {}, [subject]),
    element(
      'dd',
      {},
      options.map(({text, anchor}) =>
        element('a', {href: `#${anchor}`}, [element('code', {}, [text])]),
      ),
    ),
  ]);

/** Remark plugin: puts an index by subject above the options of long pages, by a list or by their own headings. */
export default function optionSubjects({lists}: {lists: readonly OptionSubjects[]}) {
  return (tree: Root, file: VFile) => {
    const id = path
      .relative(DOCS, file.path)
      .split(path.sep)
      .join('/')
      .replace(/\.mdx$/, '');
    const source = String(file.value);
    const hasList = lists.some(({pages}) => pages.includes(id));
    if (!hasList && !/^#### `/m.test(source)) return;
    const page = parsePage('docs', id, file.path, source);
    const groups = hasList
      ? (groupOptions(page, lists)?.groups ?? [])
      : groupsByHeading(page.headings);
    const first = Math.min(
      ...groups.flatMap((group) => group.line ?? group.options.map((option) => option.line)),
    );
    const place = tree.children.findIndex(({position}) => position?.start.line === first);
    if (place === -1) return;
    tree.children.splice(place, 0, element('dl', {className: 'option-subjects'}, groups.map(line)));
  };
}
