// Wraps the theme's map: adds the site's vocabulary to the words MDX pages know.
import MDXComponents from '@theme-original/MDXComponents';
import {vocabulary} from '../../vocabulary';
import {HeadCell} from './HeadCell';
import {Table} from './Table';
import {TaskBox} from './TaskBox';

export default {
  ...MDXComponents,
  table: Table,
  th: HeadCell,
  input: TaskBox,
  ...vocabulary,
};
