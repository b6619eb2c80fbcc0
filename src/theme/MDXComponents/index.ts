// Wraps the theme's map: adds the site's vocabulary to the words MDX pages know.
import MDXComponents from '@theme-original/MDXComponents';
import {vocabulary} from '../../vocabulary';
import {Table} from '../../vocabulary/table/Table';
import {HeadCell} from './HeadCell';
import {TaskBox} from './TaskBox';

export default {
  ...MDXComponents,
  // The theme's takes code with parts, such as flags that stay whole (mdx/whole-names.ts), for a block.
  code: 'code',
  table: Table,
  th: HeadCell,
  input: TaskBox,
  ...vocabulary,
};
