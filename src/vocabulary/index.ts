import {Cards} from './cards/Cards';
import {CodeBlock} from './code-block/CodeBlock';
import {Compatibility} from './compatibility/Compatibility';
import {Diagram} from './diagram/Diagram';
import {ExportTable} from './export-table/ExportTable';
import {Since} from './since/Since';
import {Tab, Tabs} from './tabs/Tabs';

/** The words that each page knows; a page that uses one of the others gets an import of it (mdx/own-words.ts). */
export const vocabulary = {
  Cards,
  CodeBlock,
  Compatibility,
  Diagram,
  ExportTable,
  Since,
  Tab,
  Tabs,
};
