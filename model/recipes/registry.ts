import {readImports} from '../../shared/compile/imports.ts';
import type {ReadRecipe} from './read-recipes.ts';
import type {Registry, RegistryItem} from './registry-schema.ts';

/** A package that a project for React has anyway; naming a version would change the project's own. */
const THERE_ALREADY = new Set(['react', 'react-dom']);

/** Typefaces of this site that recipes name without importing them, and what brings them into a project. */
const SITE_TYPEFACES = {
  'Instrument Sans Variable': '@fontsource-variable/instrument-sans',
  'JetBrains Mono Variable': '@fontsource-variable/jetbrains-mono',
} as const;

/** @returns The packages with typefaces that the code names and doesn't import. */
export function typefacesOf(code: string): string[] {
  return Object.entries(SITE_TYPEFACES)
    .filter(([family]) => code.includes(family))
    .map(([, name]) => name);
}

/**
 * @param code Source of a composition.
 * @param versions Exact version of each package the demos run with.
 * @returns The packages that the code imports, as `name@version`, `remotion` first.
 * @throws If a package has no pinned version.
 */
export function dependenciesOf(code: string, versions: Readonly<Record<string, string>>): string[] {
  const names = new Set(
    readImports(code).map(({module}) =>
      module
        .split('/')
        .slice(0, module.startsWith('@') ? 2 : 1)
        .join('/'),
    ),
  );
  const sorted = [...names]
    .filter((name) => !THERE_ALREADY.has(name))
    .sort((a, b) => Number(b === 'remotion') - Number(a === 'remotion') || a.localeCompare(b));
  return sorted.map((name) => {
    const version = versions[name];
    if (version === undefined) throw new Error(`${name} has no version in package.json`);
    return `${name}@${version}`;
  });
}

/** @returns `CurtainStripes`: the component that a composition exports. */
export function componentName(code: string): string {
  return /^export const ([A-Z]\w*)/m.exec(code)?.[1] ?? 'Composition';
}

/** Builds the item of one recipe. */
export function buildItem(
  {card, demo}: Pick<ReadRecipe, 'card' | 'demo'>,
  versions: Readonly<Record<string, string>>,
  author: string,
): RegistryItem {
  const name = componentName(demo.code);
  const {width, height, fps, durationInFrames} = demo;
  const typefaces = typefacesOf(demo.code);
  return {
    $schema: 'https://ui.shadcn.com/schema/registry-item.json',
    name: card.id,
    type: 'registry:component',
    title: card.title,
    description: card.description,
    author,
    dependencies: dependenciesOf(demo.code, versions),
    files: [{path: `recipes/${card.id}.tsx`, type: 'registry:component', content: demo.code}],
    docs: [
      'Show it in the Studio and render it:',
      `<Composition id="${card.id}" component={${name}} schema={schema} defaultProps={defaultProps} durationInFrames={${durationInFrames}} fps={${fps}} width={${width * 2}} height={${height * 2}} />`,
      'Or in an app:',
      `<Player component={${name}} inputProps={defaultProps} durationInFrames={${durationInFrames}} fps={${fps}} compositionWidth={${width}} compositionHeight={${height}} controls />`,
      ...(typefaces.length > 0
        ? [
            `It names typefaces that aren't installed with it: ${typefaces.map((one) => `npm i ${one}, then import '${one}/index.css';`).join(' ')}`,
          ]
        : []),
    ].join('\n'),
    categories: [card.category],
    meta: {component: name, formats: card.formats, width, height, fps, durationInFrames},
  };
}

/** Builds the list of all items. */
export function buildRegistry(items: readonly RegistryItem[], homepage: string): Registry {
  return {
    $schema: 'https://ui.shadcn.com/schema/registry.json',
    name: 'remotion-recipes',
    homepage,
    items: items.map(({$schema: _schema, docs: _docs, author: _author, files, ...item}) => ({
      ...item,
      // The list says what there is; the code is in each item's own file.
      files: files.map(({path, type}) => ({path, type})),
    })),
  };
}
