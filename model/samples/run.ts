import {createHash} from 'node:crypto';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import ts from 'typescript';
import type {Problem} from '../../shared/problem.ts';
import {readText, writeText} from '../io.ts';
import {
  type Assertion,
  hasAssertions,
  type Instrumented,
  instrument,
  normalizeValue,
  tightenValue,
} from './assertions.ts';
import {type Project, resolveInProject, type VirtualFile} from './project.ts';
import {type RunOutcome, runModules} from './run-process.ts';
import type {Seen} from './run-worker.ts';

interface Run {
  file: VirtualFile;
  instrumented: Instrumented;
  module: string;
}

/** Milliseconds for one sample. The Lambda package alone takes seconds to load, on a busy machine more than ten. */
const limit = 40_000;

/**
 * Executes the `run` fences of all projects and compares what comes out with what they say.
 *
 * @param toolkit Absolute folder with `node_modules` of the pinned packages.
 */
export async function checkRuns(projects: Project[], toolkit: string): Promise<Problem[]> {
  const problems = projects.flatMap((project) => project.files.flatMap(checkPromises));
  // Modules find the toolkit's packages only from below it, and node_modules is ignored by Git.
  const folder = `${toolkit}/node_modules/.cache/samples`;
  const runs = projects.flatMap((project) => writeModules(project, folder));
  if (runs.length === 0) return problems;
  const worker = `${folder}/run-worker.mjs`;
  const source = path.join(path.dirname(fileURLToPath(import.meta.url)), 'run-worker.ts');
  writeText(worker, transpile(source, readText(source)));
  const tasks = runs.map(({module}, id) => ({id, module}));
  const outcomes = await runModules(tasks, {worker, readable: toolkit, limit});
  runs.forEach((run, id) => {
    const outcome = outcomes.get(id);
    if (outcome) problems.push(...judge(run, outcome));
  });
  return problems;
}

/** A printed result that nobody checks is exactly what this site does not want. */
function checkPromises(file: VirtualFile): Problem[] {
  if (file.sample.meta.run || !hasAssertions(file.text)) return [];
  const line = file.text.split('\n').findIndex((text) => hasAssertions(text));
  return [
    {
      ...at(file, line, 0),
      rule: 'samples/unchecked-result',
      message: 'The sample says what comes out, but is not executed.',
      hint: 'Add the word run to the fence, or write the comment without an arrow.',
    },
  ];
}

/** Writes a project's modules for Node; returns the ones to execute. */
function writeModules(project: Project, folder: string): Run[] {
  if (!project.files.some((file) => file.sample.meta.run)) return [];
  const hash = createHash('sha256');
  for (const file of project.files) hash.update(file.path).update(file.text);
  const target = `${folder}/${hash.digest('hex').slice(0, 16)}`;
  const moduleOf = (file: VirtualFile): string => `./${project.files.indexOf(file)}.mjs`;
  return project.files.flatMap((file, index) => {
    if (file.path.endsWith('.d.ts')) return [];
    if (file.path.endsWith('.json')) {
      writeText(`${target}/${index}.mjs`, `export default ${file.text}`);
      return [];
    }
    const instrumented = instrument(file.path, file.text, (specifier) => {
      const found = specifier.startsWith('.')
        ? resolveInProject(project, file, specifier)
        : undefined;
      return found && moduleOf(found);
    });
    const module = `${target}/${index}.mjs`;
    writeText(module, transpile(`sample-${path.basename(file.path)}`, instrumented.code));
    return file.sample.meta.run ? [{file, instrumented, module}] : [];
  });
}

function transpile(fileName: string, code: string): string {
  return ts.transpileModule(code, {
    fileName,
    compilerOptions: {
      target: ts.ScriptTarget.ES2022,
      module: ts.ModuleKind.ESNext,
      jsx: ts.JsxEmit.ReactJSX,
      inlineSourceMap: true,
    },
  }).outputText;
}

function judge({file, instrumented}: Run, outcome: RunOutcome): Problem[] {
  const problems: Problem[] = instrumented.orphans.map((assertion) => ({
    ...at(file, assertion.line, assertion.column),
    rule: 'samples/wrong-result',
    message: 'No expression or declaration ends on the line of this result, or on the one above.',
    hint: 'Put the comment behind the semicolon of the statement it speaks about, or below it.',
  }));
  if (outcome.error) problems.push(failure(file, outcome.error));
  instrumented.assertions.forEach((assertion, id) => {
    const seen = outcome.seen[id];
    if (!seen && outcome.error) return;
    const wrong = compare(assertion, seen);
    if (wrong) problems.push({...at(file, assertion.line, assertion.column), ...wrong});
  });
  return problems;
}

function failure(file: VirtualFile, error: {message: string; stack: string}): Problem {
  const line = /sample-[^:]*:(\d+):\d+/.exec(error.stack)?.[1];
  // Newer versions of Node name the flag that would allow it, which nobody can set here.
  const message = error.message.replace(/\n.*/s, '').replace(/\.? Use --allow-\S+ to .*/, '');
  return {
    ...at(file, line ? Number(line) - 1 : 0, 0),
    rule: 'samples/run-failed',
    message: `Executing the sample failed: ${message}`,
    hint: 'If the error is the point: // → throws "part of the message".',
  };
}

function compare(
  {expected, throws}: Assertion,
  seen: Seen | undefined,
): Pick<Problem, 'rule' | 'message' | 'hint'> | null {
  const rule = 'samples/wrong-result';
  if (!seen) {
    return {
      rule,
      message: 'The line of this result is never executed.',
      hint: 'Call the code around it.',
    };
  }
  const actual =
    'value' in seen ? tightenValue(seen.value) : `throws ${JSON.stringify(seen.thrown)}`;
  const said = 'value' in seen ? `The result is ${actual}` : `It ${actual}`;
  const isRight =
    throws === undefined
      ? 'value' in seen && normalizeValue(seen.value) === normalizeValue(expected)
      : 'thrown' in seen && seen.thrown.includes(throws);
  return isRight
    ? null
    : {
        rule,
        message: `${said}, not ${expected || 'nothing'}.`,
        hint: `// → ${actual}`,
      };
}

function at(
  file: VirtualFile,
  line: number,
  column: number,
): Pick<Problem, 'file' | 'line' | 'column'> {
  const {sample} = file;
  return {
    file: file.source,
    line: sample.line + line,
    column: (sample.indents[line] ?? 0) + column + 1,
  };
}
