import {CodeBlock} from './code-block/CodeBlock';
import {Demo} from './demo/Demo';

/** The words a writer may use in MDX without importing them; the only registry. */
export const vocabulary = {CodeBlock, Demo};
