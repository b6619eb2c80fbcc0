import {describe, expect, test} from 'vitest';
import {readRecipes} from './read-recipes.ts';
import {readVersions} from './read-versions.ts';
import {buildItem, buildRegistry, componentName, dependenciesOf, typefacesOf} from './registry.ts';
import {registryItemSchema, registrySchema} from './registry-schema.ts';

const versions = {
  remotion: '4.0.311',
  zod: '3.22.3',
  '@remotion/paths': '4.0.314',
  '@fontsource/anton': '5.3.0',
};

test('dependencies are the imported packages with their versions', () => {
  const code = `import '@fontsource/anton/latin-400.css';
import {evolvePath} from '@remotion/paths';
import {
  AbsoluteFill,
  interpolate,
} from 'remotion';
import {useMemo} from 'react';
import {z} from 'zod';
const text = "import {x} from 'nowhere';";
`;
  expect(dependenciesOf(code, versions)).toEqual([
    'remotion@4.0.311',
    '@fontsource/anton@5.3.0',
    '@remotion/paths@4.0.314',
    'zod@3.22.3',
  ]);
  expect(() => dependenciesOf("import {a} from 'unknown';", versions)).toThrow(
    'unknown has no version in package.json',
  );
});

test('typefaces of this site are named with the packages that bring them', () => {
  expect(typefacesOf("font: '500 18px JetBrains Mono Variable, monospace'")).toEqual([
    '@fontsource-variable/jetbrains-mono',
  ]);
  expect(typefacesOf("fontFamily: 'Anton, sans-serif'")).toEqual([]);
});

describe('each recipe', () => {
  const items = readRecipes().map((recipe) => buildItem(recipe, readVersions(), 'Somebody'));

  test('is a valid item, and the list of them a valid registry', () => {
    expect(items.length).toBeGreaterThan(0);
    for (const item of items) expect(registryItemSchema.parse(item)).toEqual(item);
    const registry = buildRegistry(items, 'https://example.com');
    expect(registrySchema.parse(registry)).toEqual(registry);
    expect(JSON.stringify(registry)).not.toContain('import {');
  });

  test('has a component of its own name and needs no second copy of the toolkit', () => {
    const names = items.map(({files}) => componentName(files[0]?.content ?? ''));
    expect(new Set(names).size).toBe(names.length);
    // These depend on `remotion` in another version than ours: a project would get two of it.
    const twice = [
      '@remotion/transitions',
      '@remotion/noise',
      '@remotion/motion-blur',
      '@remotion/gif',
    ];
    for (const {name, dependencies} of items) {
      const bad = dependencies.filter((one) => twice.some((other) => one.startsWith(`${other}@`)));
      expect(bad, name).toEqual([]);
    }
  });
});
