import {Cards} from './cards/Cards';
import {CodeBlock} from './code-block/CodeBlock';
import {Compatibility} from './compatibility/Compatibility';
import {Diagram} from './diagram/Diagram';
import {ExportTable} from './export-table/ExportTable';
import {Since} from './since/Since';
import {Tab, Tabs} from './tabs/Tabs';

/**
 * The words a writer may use in MDX without importing them; the only registry. A page that uses one of
 * those that are undefined here gets an import of it (mdx/own-words.ts).
 */
export const vocabulary = {
  Cards,
  Chooser: undefined,
  CodeBlock,
  Compatibility,
  Demo: undefined,
  DemoCards: undefined,
  Diagram,
  ErrorIndex: undefined,
  ExportTable,
  Recipe: undefined,
  Recipes: undefined,
  Shot: undefined,
  Since,
  Tab,
  Tabs,
  TryFile: undefined,
};
