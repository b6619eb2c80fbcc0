import ts from 'typescript';
import type {PlaygroundProject} from '../../shared/playground.ts';
import type {Sample} from '../../shared/sample.ts';
import {withoutCut} from './cut.ts';
import {withoutDiff} from './diff-marks.ts';
import {isFileTitle} from './file-beside.ts';
import {type Film, findFilm} from './find-film.ts';
import {isHistorical} from './meta.ts';
import {NODE_ONLY, PLAYGROUND, type Place, STAGE} from './sample-places.ts';
import {importsOf, isEffect, parse} from './sample-syntax.ts';

/** A fence as far as its class depends on it. */
export type Fence = Pick<Sample, 'code' | 'language' | 'meta'>;

/**
 * What is done with a fence, so that it is known to do what it says:
 * *rendered* is mounted in the Player and watched (`npm run watch`), alone, or as a file of another fence
 * that is; *executed* runs and has its `// →` comments asserted; a *script* is a program that does
 * something when it is started; a *project* is a titled file of an app that the page builds; a *fragment*
 * is only compiled, and says why.
 */
export interface SampleClass {
  kind: 'rendered' | 'executed' | 'script' | 'project' | 'fragment';
  /** Of a fragment: why it is neither watched nor run. */
  why?: string;
  /** Of what is rendered: the files, and the props of a component that gets none from its page. */
  film?: Film;
  /** Of what is rendered as a part: the fence (its place in the list) whose film has this file. */
  partOf?: number;
  /** What the button “Edit” opens: films that need nothing but the packages of the playground. */
  playground?: PlaygroundProject;
}

/** The class of each fence of a page, given in order. */
export function classifySamples(title: string, fences: readonly Fence[]): SampleClass[] {
  const classes = fences.map((fence, index): SampleClass => {
    const refusal = refuse(fence);
    if (fence.meta.run) return {kind: 'executed', ...playgroundOf(title, fences, index)};
    if (fence.meta.checkOff) return {kind: 'fragment', why: fence.meta.reason ?? 'not compiled'};
    if (isHistorical(fence.meta))
      return {
        kind: 'fragment',
        why: 'the toolkit of its day',
        ...playgroundOf(title, fences, index),
      };
    if (fence.meta.expectErrors.length > 0) return {kind: 'fragment', why: 'shows an error'};
    const found = refusal ? refusal : filmOf(title, fences, index, STAGE);
    if (typeof found !== 'string')
      return {kind: 'rendered', film: found, ...playgroundOf(title, fences, index)};
    return restOf(fence, found);
  });
  for (const [index, {film}] of classes.entries()) {
    for (const name of Object.keys(film?.project.files ?? {})) {
      const at = fences.findLastIndex(
        ({meta}, place) =>
          meta.title === name &&
          (place < index || !fences.slice(0, index).some((f) => f.meta.title === name)),
      );
      const part = classes[at];
      if (at === index || !part || part.kind === 'rendered' || part.kind === 'executed') continue;
      classes[at] = {kind: 'rendered', partOf: index};
    }
  }
  return classes;
}

function playgroundOf(
  title: string,
  fences: readonly Fence[],
  index: number,
): Pick<SampleClass, 'playground'> {
  const fence = fences[index];
  if (!fence || refuse(fence)) return {};
  const found = filmOf(title, fences, index, PLAYGROUND);
  return typeof found === 'string' ? {} : {playground: found.project};
}

/** @returns The film of a fence at that place, or why there is none. */
function filmOf(
  title: string,
  fences: readonly Fence[],
  index: number,
  place: Place,
): Film | string {
  const fence = fences[index];
  if (!fence) return 'not there';
  const own = isFileTitle(fence.meta.title) ? fence.meta.title : null;
  const files = new Map<string, string>();
  // As a reader who follows the page has them on disk: later versions win, up to this fence.
  for (const [at, other] of fences.entries()) {
    const name = other.meta.title;
    if (other === fence || !isFileTitle(name) || other.meta.checkOff) continue;
    if (at < index || !files.has(name)) files.set(name, codeOf(other));
  }
  const entry = own ?? 'src/Sample.tsx';
  files.set(entry, codeOf(fence));
  return findFilm(title, entry, own !== null, files, place);
}

/** What a fence is that shows nothing. */
function restOf(fence: Fence, why: string): SampleClass {
  const source = parse('rest.tsx', codeOf(fence));
  if (/^remotion\.config\./.test(fence.meta.title ?? '')) return {kind: 'project'};
  const runs = source.statements.some(
    (statement) => isEffect(statement) && !/^(?:Config\.|registerRoot\()/.test(statement.getText()),
  );
  if (runs) return {kind: 'script'};
  if (fence.meta.title) return {kind: 'project'};
  if (source.statements.some((statement) => /^Config\./.test(statement.getText())))
    return {kind: 'fragment', why: 'lines of the configuration file'};
  const isTypes = source.statements.every(
    (statement) =>
      ts.isImportDeclaration(statement) ||
      ts.isInterfaceDeclaration(statement) ||
      ts.isTypeAliasDeclaration(statement) ||
      ts.isExportDeclaration(statement),
  );
  if (isTypes) return {kind: 'fragment', why: 'types only'};
  if (fence.language === 'tsx') return {kind: 'fragment', why};
  const isServer = importsOf(source).some(({specifier}) => NODE_ONLY.test(specifier));
  return {
    kind: 'fragment',
    why: isServer ? 'functions of a server' : 'functions and values, which nothing here calls',
  };
}

/** The lines above the cut are part of the program. */
const codeOf = (fence: Fence): string => `${withoutCut(withoutDiff(fence.code)).trim()}\n`;

function refuse({language, meta}: Fence): string | undefined {
  if (language !== 'tsx') return 'not TSX';
  if (meta.checkOff) return 'not compiled';
  if (meta.expectErrors.length > 0) return 'shows an error';
  return undefined;
}
