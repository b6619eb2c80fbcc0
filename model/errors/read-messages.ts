import {toolkitPackageOf} from '../../shared/toolkit-packages.ts';
import {listFiles, readText} from '../io.ts';
import {type Message, messagesIn} from './messages-in.ts';

/** A message of a package of the toolkit. */
export interface ToolkitMessage extends Message {
  package: string;
}

const MODULES = 'toolkit/node_modules/';
/**
 * Files that repeat what the single files say, tests that were published by accident, and the loaders
 * of single fonts, which are all alike.
 */
const SKIPPED =
  /\/esm\/|\.(?:min|bundle)\.js$|\/chunk-|-overlay\/|\/tests?\/|\.test\.js$|google-fonts\/dist\/cjs\/(?!base|index)/;

/** @returns The messages of all installed packages, each once per package and function, by package, file and line. */
export function readMessages(): ToolkitMessage[] {
  const packages = new Map<string, Map<string, string>>();
  const files = [
    ...listFiles(`${MODULES}remotion/dist/cjs`, ['.js']),
    ...listFiles(`${MODULES}@remotion`, ['.js']),
  ].filter((file) => file.includes('/dist/') && !SKIPPED.test(file));
  for (const file of files) {
    const name = toolkitPackageOf(file) ?? file;
    const own = packages.get(name) ?? new Map<string, string>();
    packages.set(name, own.set(file, readText(file)));
  }
  return [...packages].flatMap(([name, own]) => {
    const once = new Map<string, ToolkitMessage>();
    for (const message of messagesIn(own)) {
      const key = `${message.within ?? ''}\n${message.text}`;
      if (!once.has(key)) once.set(key, {...message, package: name});
    }
    return [...once.values()];
  });
}
