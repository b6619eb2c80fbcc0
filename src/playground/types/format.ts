/** The formatter: a file of its own, which the worker loads when a reader asks for it. */
import * as babel from 'prettier/plugins/babel';
import * as estree from 'prettier/plugins/estree';
import {format} from 'prettier/standalone';

/**
 * Formats code as this site's own samples are.
 * Takes the path and text of a file; returns the text. Throws where the code has a mistake.
 */
export function formatCode(path: string, text: string): Promise<string> {
  return format(text, {
    parser: path.endsWith('.json') ? 'json' : 'babel-ts',
    plugins: [babel, estree as never],
    singleQuote: true,
    bracketSpacing: false,
    printWidth: 100,
  });
}

Object.assign(globalThis, {formatCode});
