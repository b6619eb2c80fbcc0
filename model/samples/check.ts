import {createHash} from 'node:crypto';
import path from 'node:path';
import type {Problem} from '../../shared/problem.ts';
import {exists, listFiles, readJson, readText, root, writeText} from '../io.ts';
import {checkJson} from './json.ts';
import {buildProject, isTypeScript, type Project} from './project.ts';
import {type PlacedSample, readSamples} from './read.ts';
import {checkRuns} from './run.ts';
import {checkTypes, type TypeContext} from './types.ts';

/** Outcome of a check; the numbers are for the summary line. */
export interface SampleReport {
  problems: Problem[];
  samples: number;
  compiled: number;
  cached: number;
}

interface Page {
  file: string;
  samples: PlacedSample[];
}

const toolkit = path.join(root, 'toolkit');
const checkedFolders = ['content/docs', 'content/learn', 'content/success-stories'];

/**
 * Checks samples.
 *
 * @param files Pages to check, relative to the project's root; none means all of them and `samples/`.
 * @param settings `cache: false` compiles and runs pages again that haven't changed since they passed.
 */
export async function checkSamples(
  files: readonly string[],
  settings: {cache: boolean},
): Promise<SampleReport> {
  const problems: Problem[] = [];
  const pages: Page[] = [];
  for (const file of files.length > 0 ? files : allPages()) {
    const name = path.relative(root, path.resolve(root, file));
    if (!/\.mdx?$/.test(name)) continue;
    const found = readSamples(name, readText(name));
    problems.push(...found.problems);
    // A blog post shows the toolkit of its day: its fences are read, not compiled.
    if (!name.startsWith('content/blog/')) pages.push({file: name, samples: found.samples});
  }
  const samples = pages.flatMap((page) => page.samples);
  problems.push(...samples.flatMap(checkOptOut));
  if (files.length === 0) problems.push(...checkShareOfOptOuts(samples));
  for (const sample of samples) {
    if (sample.meta.checkOff) continue;
    if (sample.language === 'json') problems.push(...checkJson(sample));
  }
  const context = readContext();
  const withCode = pages.filter((page) => page.samples.some(isTypeScript));
  const fresh = withCode.filter((page) => !settings.cache || !hasPassed(page, context));
  const projects = fresh.map(({file, samples: own}) =>
    buildProject(`${toolkit}/.samples/${file}`, file, own),
  );
  const shown = files.length === 0 || files.some((file) => /\.tsx?$/.test(file));
  if (shown) projects.push(readShownFiles());
  const found = projects.length > 0 ? checkTypes(projects, context) : [];
  found.push(...(await checkRuns(projects, toolkit)));
  problems.push(...found);
  for (const page of fresh) {
    if (!found.some((problem) => problem.file === page.file)) rememberPassed(page, context);
  }
  return {
    problems,
    samples: samples.length,
    compiled: projects.reduce((sum, project) => sum + project.files.length, 0),
    cached: withCode.length - fresh.length,
  };
}

function allPages(): string[] {
  return [...checkedFolders, 'content/blog'].flatMap((folder) =>
    listFiles(folder, ['.mdx', '.md']),
  );
}

/** Files of `samples/` are a project like the fences of a page; their paths are their titles. */
function readShownFiles(): Project {
  const folder = `${toolkit}/.samples/samples`;
  const files = listFiles('samples', ['.ts', '.tsx']).filter((file) => !file.endsWith('.d.ts'));
  const virtual = files.map((file) => ({
    path: `${toolkit}/.samples/${file}`,
    text: readText(file),
    sample: null,
    source: file,
  }));
  return {folder, files: virtual, titled: new Map(virtual.map((file) => [file.path, [file]]))};
}

function readContext(): TypeContext {
  const ambient = listFiles('samples', ['.d.ts']).map((file) => ({
    path: `${toolkit}/.samples/${file}`,
    text: readText(file),
  }));
  return {toolkit, ambient, exporters: readExporters()};
}

function readExporters(): Map<string, string[]> {
  const exporters = new Map<string, string[]>();
  for (const file of listFiles('toolkit/api', ['.json'])) {
    const report = readJson(file) as {exports?: {name: string; entryPoint: string}[]};
    for (const {name, entryPoint} of report.exports ?? []) {
      const known = exporters.get(name) ?? [];
      if (!known.includes(entryPoint)) exporters.set(name, [...known, entryPoint]);
    }
  }
  return exporters;
}

function checkOptOut(sample: PlacedSample): Problem[] {
  if (!sample.meta.checkOff || sample.meta.reason) return [];
  return [
    {
      file: sample.file,
      line: sample.line - 1,
      column: 1,
      rule: 'samples/opt-out-without-reason',
      message: 'The sample is not checked and does not say why.',
      hint: 'check=off reason="…", or better: make it compile.',
    },
  ];
}

function checkShareOfOptOuts(samples: PlacedSample[]): Problem[] {
  const code = samples.filter(isTypeScript);
  const off = code.filter((sample) => sample.meta.checkOff);
  const last = off.at(-1);
  if (!last || code.length < 200 || off.length < code.length * 0.02) return [];
  return [
    {
      file: last.file,
      line: last.line - 1,
      column: 1,
      rule: 'samples/too-many-opt-outs',
      message: `${off.length} of ${code.length} samples are not checked; less than 2 % may be.`,
      hint: `Pages with check=off: ${[...new Set(off.map((sample) => sample.file))].join(', ')}.`,
    },
  ];
}

let environment: string | undefined;

/** A page depends on nothing but its own samples, the packages, the ambient files and this checker. */
function passMark(page: Page, context: TypeContext): string {
  environment ??= [
    ...listFiles('model/samples', ['.ts']).map(readText),
    readText('toolkit/package-lock.json'),
    ...context.ambient.map((file) => file.text),
  ].join('\0');
  const hash = createHash('sha256').update(environment).update(JSON.stringify(page)).digest('hex');
  return `.cache/samples/${hash.slice(0, 32)}`;
}

function hasPassed(page: Page, context: TypeContext): boolean {
  return exists(passMark(page, context));
}

function rememberPassed(page: Page, context: TypeContext): void {
  writeText(passMark(page, context), '');
}
