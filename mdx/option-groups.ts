import type {Heading, Root} from 'mdast';
import type {VFile} from 'vfile';
import type {OptionSubjects, SubjectGroup} from '../model/pages/option-subjects.ts';
import {subjectsOf} from './option-subjects.ts';

/** The heading of a group, with an anchor of its own: some options are called like their subject. */
const headingOf = ({subject, anchor}: SubjectGroup): Heading => ({
  type: 'heading',
  depth: 3,
  children: [{type: 'text', value: subject}],
  data: {hProperties: {id: anchor}},
});

/**
 * Remark plugin: gives each group of a long list of options its heading, in the text and, as it runs before
 * the framework's own plugins, in the table of contents. The options are one level deeper then, on the page
 * only: in its source they stay members of their section.
 */
export default function optionGroups({lists}: {lists: readonly OptionSubjects[]}) {
  return (tree: Root, file: VFile) => {
    for (const group of subjectsOf(file, lists).groups) {
      const [first] = group.options;
      // It has its own heading.
      if (group.line !== undefined || !first) continue;
      const {children} = tree;
      const start = children.findIndex(({position}) => position?.start.line === first.line);
      if (start === -1) continue;
      const last = group.options.at(-1)?.line ?? first.line;
      for (const [at, node] of children.entries()) {
        if (at < start || node.type !== 'heading') continue;
        if ((node.position?.start.line ?? 0) > last && node.depth <= 3) break;
        node.depth = (node.depth + 1) as Heading['depth'];
      }
      children.splice(start, 0, headingOf(group));
    }
  };
}
