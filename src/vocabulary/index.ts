import {Cards} from './cards/Cards';
import {CodeBlock} from './code-block/CodeBlock';
import {Compatibility} from './compatibility/Compatibility';
import {Demo} from './demo/Demo';
import {Diagram} from './diagram/Diagram';
import {ExportTable} from './export-table/ExportTable';
import {Since} from './since/Since';
import {Tab, Tabs} from './tabs/Tabs';
import {TryFile} from './try-file/TryFile';

/** The words a writer may use in MDX without importing them; the only registry. */
export const vocabulary = {
  Cards,
  CodeBlock,
  Compatibility,
  Demo,
  Diagram,
  ExportTable,
  Since,
  Tab,
  Tabs,
  TryFile,
};
