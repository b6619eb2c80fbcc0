import path from 'node:path/posix';
import type {PlaygroundProject} from '../../shared/playground.ts';
import {fileBeside, foldersOf} from './file-beside.ts';
import {makeProps} from './make-props.ts';
import {exportedComponents, exportsName, findRoot, registersRoot} from './sample-components.ts';
import {type Place, STAGE} from './sample-places.ts';
import {importsOf, lazyImportsOf, parse} from './sample-syntax.ts';

/** A project that shows something, and made-up values for the props that it can't do without. */
export interface Film {
  project: PlaygroundProject;
  /** Source of an object, for the component that the entry exports first. */
  props?: string;
}

const VIDEO: PlaygroundProject['video'] = {
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 150,
};

/**
 * Collects the files that a sample needs to be shown.
 *
 * @param title Title of the page.
 * @param entry File that the sample is.
 * @param titled Whether the sample says its file itself: then its imports lie where they say.
 * @param files All files of the page, by name.
 * @returns The film, or why there is none.
 */
export function findFilm(
  title: string,
  entry: string,
  titled: boolean,
  files: ReadonlyMap<string, string>,
  place: Place,
): Film | string {
  const needed = new Map<string, string>();
  const visit = (name: string): string | undefined => {
    if (needed.has(name)) return undefined;
    const text = files.get(name) ?? '';
    needed.set(name, text);
    if (!/\.tsx?$/.test(name)) return undefined;
    const source = parse(name, text);
    const refusal = place.refuses(source);
    if (refusal) return refusal;
    const imports = importsOf(source).concat(place === STAGE ? lazyImportsOf(source) : []);
    for (const {specifier, isType} of imports) {
      if (!specifier.startsWith('.')) {
        if (!isType && !place.has(specifier)) return `imports ${specifier}`;
        continue;
      }
      const found = fileBeside(
        (file) => files.has(file),
        titled ? [path.dirname(name)] : foldersOf(files.keys()),
        specifier,
      );
      // A file of types alone is missed by the compiler only: the code runs without it.
      if (!found && (isType || (place === STAGE && isAsset(specifier)))) continue;
      if (!found) return `imports ${specifier}, which the page doesn't show`;
      const inner = visit(found);
      if (inner && isType) needed.delete(found);
      else if (inner) return inner;
    }
    return undefined;
  };
  const refusal = visit(entry);
  if (refusal) return refusal;
  const source = parse(entry, files.get(entry) ?? '');
  const components = exportedComponents(source);
  if (components.length === 0 && !registersRoot(source)) return 'exports no component';
  const [first] = components;
  let root: {file: string; id: string} | undefined;
  let props: string | undefined;
  if (first?.needsProps && !exportsName(source, 'defaultProps')) {
    root = findRoot(files, first.name);
    const inner = root ? visit(root.file) : `${first.name} needs props`;
    if (inner) {
      if (root) needed.delete(root.file);
      root = undefined;
      if (!place.makesProps) return inner;
      props = makeProps(first.node, [
        source,
        ...[...needed].map(([name, text]) => parse(name, text)),
      ]);
      if (props === undefined) return `${first.name} needs props that can’t be made up`;
    }
  }
  return {
    ...(props !== undefined && {props}),
    project: {
      title,
      files: Object.fromEntries(needed),
      entry: root?.file ?? entry,
      ...(root && {composition: root.id}),
      video: VIDEO,
    },
  };
}

/** A file that isn't code; on the stage one of the same kind takes its place. */
const isAsset = (specifier: string) =>
  /\.(?:png|jpe?g|gif|svg|webp|mp[34]|webm|wav|woff2?|s?css)$/.test(specifier);
