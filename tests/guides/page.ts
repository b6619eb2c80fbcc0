import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {firstVisibleLine} from '../../model/samples/cut.ts';
import {readSamples} from '../../model/samples/read.ts';

/** The repository. */
export const root = path.resolve(import.meta.dirname, '../..');

/** What a reader can copy from a page. */
export interface GuidePage {
  id: string;
  /** Fences with a title, under the name of their file. */
  files: Map<string, string>;
  /** Code of all fences in page order, as it is shown. */
  fences: string[];
  /** Lines of the shell fences, and code spans of the prose. */
  commands: Set<string>;
  /** Names of the packages that the page tells to install. */
  packages: string[];
}

/** Path of a docs page, or of a tutorial, `learn/…`, whose file begins with its date. */
function fileOf(id: string): string {
  if (!id.startsWith('learn/')) return `content/docs/${id}.mdx`;
  const folder = 'content/learn';
  const name = readdirSync(path.join(root, folder)).find((one) =>
    one.endsWith(`-${id.slice('learn/'.length)}.mdx`),
  );
  if (!name) throw new Error(`There is no tutorial ${id}`);
  return `${folder}/${name}`;
}

/**
 * Reads a page as somebody does who copies from it.
 *
 * @param id Id of the page, as in the manifest; `learn/` and the address for a tutorial.
 * @returns Its files, fences and commands.
 * @throws If the page is missing or isn't valid MDX.
 */
export function readPage(id: string): GuidePage {
  const file = fileOf(id);
  const text = readFileSync(path.join(root, file), 'utf8');
  const {samples, problems} = readSamples(file, text);
  if (problems.length > 0) throw new Error(`${file}: ${problems[0]?.message}`);
  const files = new Map<string, string>();
  const commands = new Set([...text.matchAll(/`([^`\n]+)`/g)].map((match) => match[1] as string));
  const packages: string[] = [];
  const fences = samples.map((sample) => shown(sample.code));
  for (const [index, {language, meta}] of samples.entries()) {
    const code = fences[index] as string;
    // A page may show the same file twice; a reader follows it from top to bottom.
    if (meta.title) files.set(meta.title, code);
    if (language !== 'sh') continue;
    for (const line of code.split('\n')) commands.add(line.trim());
    packages.push(...installed(code));
  }
  return {id, files, fences, commands, packages};
}

/** The code without hidden set-up, removed lines and marks. */
function shown(code: string): string {
  return code
    .split('\n')
    .slice(firstVisibleLine(code))
    .filter((line) => !/\/\/ \[!code --\]\s*$/.test(line))
    .map((line) => line.replace(/\s*\/\/ \[!code \+\+\]\s*$/, ''))
    .join('\n');
}

/** `npm i -D --save-exact @remotion/player@4.0.311 zod` names two packages. */
function installed(code: string): string[] {
  return [...code.matchAll(/^npm (?:i|install) (.+)$/gm)].flatMap(([, list]) =>
    (list as string)
      .split(/\s+/)
      .filter((word) => word !== '' && !word.startsWith('-'))
      .map((word) => word.replace(/(?<=.)@[^/]*$/, '')),
  );
}
