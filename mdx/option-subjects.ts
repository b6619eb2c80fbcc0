import path from 'node:path';
import type {Root} from 'mdast';
import type {VFile} from 'vfile';
import {root} from '../model/io.ts';
import {
  groupOptions,
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

/** Remark plugin: puts an index by subject above the options of the pages that have such a list. */
export default function optionSubjects({lists}: {lists: readonly OptionSubjects[]}) {
  return (tree: Root, file: VFile) => {
    const id = path
      .relative(DOCS, file.path)
      .split(path.sep)
      .join('/')
      .replace(/\.mdx$/, '');
    if (!lists.some(({pages}) => pages.includes(id))) return;
    const groups =
      groupOptions(parsePage('docs', id, file.path, String(file.value)), lists)?.groups ?? [];
    const first = groups.flatMap(({options}) => options).sort((a, b) => a.line - b.line)[0];
    const place = tree.children.findIndex(({position}) => position?.start.line === first?.line);
    if (place === -1) return;
    tree.children.splice(place, 0, element('dl', {className: 'option-subjects'}, groups.map(line)));
  };
}
