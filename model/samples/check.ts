import path from 'node:path';
import type {Problem} from '../../shared/problem.ts';
import {readApiReports} from '../api/read-reports.ts';
import {clearGenerated} from '../generated.ts';
import {readText, root, writeText} from '../io.ts';
import {listSampleFiles} from '../pages/page-file.ts';
import {readCommandLine} from './command-line.ts';
import {readIdentifierTypes, typesFile} from './identifier-types.ts';
import {checkJson} from './json.ts';
import {checkLineWidth} from './line-width.ts';
import {isHistorical} from './meta.ts';
import {checkOptOut, checkShareOfOptOuts, countOptOuts} from './opt-outs.ts';
import {passedTypes, rememberPassed} from './pass-cache.ts';
import {buildProject, isTypeScript} from './project.ts';
import {type PlacedSample, readSamples} from './read.ts';
import {checkRuns} from './run.ts';
import {checkShell, isShell} from './shell.ts';
import {checkTypes, createProgram, type TypeContext} from './types.ts';

/** Outcome of a check; the numbers are for the summary line. */
interface SampleReport {
  problems: Problem[];
  samples: number;
  compiled: number;
  cached: number;
  /** TypeScript samples that are not checked, each for a reason it gives. */
  optOuts: number;
}

/** A page's path, relative to the project's root, and its text. */
interface PageSource {
  file: string;
  text: string;
}

/** The samples of a page, or of another file that holds some. */
export interface SampleSource {
  file: string;
  samples: PlacedSample[];
}

/** What a bundler makes of imported assets; every sample sees it. */
const AMBIENT_FILE = 'model/samples/ambient.d.ts';
const toolkit = path.join(root, 'toolkit');
const isPage = (file: string) => /\.mdx?$/.test(file);

/**
 * Checks samples of the site.
 *
 * @param files Pages, relative to the project's root; none means all.
 * @param settings `cache: false` compiles and runs also what hasn't changed since it passed; `others`:
 *   samples that stand in no page.
 * @throws If the toolkit isn't installed.
 */
export async function checkSamples(
  files: readonly string[],
  settings: {cache: boolean; others?: readonly SampleSource[]},
): Promise<SampleReport> {
  const isAll = files.length === 0;
  const names = isAll
    ? listSampleFiles()
    : files.map((file) => path.relative(root, path.resolve(root, file)));
  const pages = names.filter(isPage);
  return checkSources(
    pages.map((file) => ({file, text: readText(file)})),
    {
      ...settings,
      others: (settings.others ?? []).filter(({file}) => isAll || names.includes(file)),
      isAll,
      writesTypes: true,
    },
  );
}

/**
 * Checks the samples of the given pages.
 *
 * @param settings `isAll`: the pages are all there are, so their opt-outs are counted; `others`: samples
 *   that stand in no page; `writesTypes`: leaves the types of correct pages for the site.
 * @throws If the toolkit isn't installed.
 */
export async function checkSources(
  sources: readonly PageSource[],
  settings: {
    cache: boolean;
    isAll?: boolean;
    others?: readonly SampleSource[];
    writesTypes?: boolean;
  },
): Promise<SampleReport> {
  const problems: Problem[] = [];
  const pages: SampleSource[] = [...(settings.others ?? [])];
  for (const {file, text} of sources) {
    const found = readSamples(file, text);
    problems.push(...found.problems);
    // A post may show the toolkit of its day, if it says so in the title of the fence.
    const isPost = file.startsWith('content/blog/');
    pages.push({
      file,
      samples: found.samples.filter(({meta}) => !(isPost && isHistorical(meta))),
    });
  }
  const samples = pages.flatMap((page) => page.samples);
  const optOuts = countOptOuts(samples);
  problems.push(...samples.flatMap(checkText), ...(await checkLineWidth(samples)));
  if (settings.isAll) problems.push(...checkShareOfOptOuts(samples));

  const withCode = pages.filter((page) => page.samples.some(isTypeScript));
  const leaveTypes = (file: string, types: string) => {
    if (settings.writesTypes && isPage(file)) writeText(typesFile(file), types);
  };
  if (settings.writesTypes && settings.isAll) clearGenerated('types');
  const fresh: SampleSource[] = [];
  for (const page of withCode) {
    const types = settings.cache ? passedTypes(page.file, page.samples) : undefined;
    if (types === undefined) fresh.push(page);
    else leaveTypes(page.file, types);
  }
  const projects = fresh.map((page) =>
    buildProject(`${toolkit}/.samples/${page.file}`, page.file, page.samples),
  );
  if (projects.length === 0) {
    return {problems, samples: samples.length, compiled: 0, cached: withCode.length, optOuts};
  }
  const context = readContext();
  const program = createProgram(projects, context);
  const found = [
    ...checkTypes(program, projects, context),
    ...(await checkRuns(projects, toolkit)),
  ];
  for (const [index, page] of fresh.entries()) {
    const project = projects[index];
    if (!project || found.some((problem) => problem.file === page.file)) continue;
    const types = isPage(page.file) ? JSON.stringify(readIdentifierTypes(program, project)) : '';
    leaveTypes(page.file, types);
    rememberPassed(page.file, page.samples, types);
  }
  return {
    problems: [...problems, ...found],
    samples: samples.length,
    compiled: projects.reduce((sum, project) => sum + project.files.length, 0),
    cached: withCode.length - fresh.length,
    optOuts,
  };
}

function checkText(sample: PlacedSample): Problem[] {
  if (sample.meta.checkOff) return checkOptOut(sample);
  if (sample.language === 'json') return checkJson(sample);
  return isShell(sample) ? checkShell(sample, readCommandLine) : [];
}

function readContext(): TypeContext {
  const ambient = {path: `${toolkit}/.samples/${AMBIENT_FILE}`, text: readText(AMBIENT_FILE)};
  return {toolkit, ambient, exporters: readExporters()};
}

function readExporters(): Map<string, string[]> {
  const exporters = new Map<string, string[]>();
  for (const report of readApiReports()) {
    for (const {name, entryPoint} of report.exports) {
      const known = exporters.get(name) ?? [];
      if (!known.includes(entryPoint)) exporters.set(name, [...known, entryPoint]);
    }
  }
  return exporters;
}
