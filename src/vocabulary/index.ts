import {CodeBlock} from './code-block/CodeBlock';

/** The words a writer may use in MDX without importing them; the only registry. */
export const vocabulary = {CodeBlock};
