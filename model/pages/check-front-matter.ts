import type {ZodIssue} from 'zod';
import type {Problem} from '../../shared/problem.ts';
import {isErrorPage} from '../errors/read-entries.ts';
import {didYouMean} from '../nearest.ts';
import {placeOfKey} from '../place-of.ts';
import {isRecipe} from '../recipes/recipe-page.ts';
import {
  docsSchema,
  EXPECTED,
  errorSchema,
  postSchema,
  recipeSchema,
  stepSchema,
} from '../schema/front-matter.ts';
import type {ParsedPage} from './parse-page.ts';
import {bare, defaultPath} from './registry.ts';
import type {Site} from './site.ts';

/** Checks that front matter is strict, that paths are unique and related pages exist. */
export function checkFrontMatter(site: Site): Problem[] {
  return site.pages.flatMap((page) => {
    if (page.problems.some(({rule}) => rule === 'front-matter/unreadable')) return [];
    const shape = checkShape(page);
    if (page.kind !== 'docs') return shape;
    return [...shape, ...checkPath(page, site), ...checkRelated(page, site)];
  });
}

const problemAt = (
  page: ParsedPage,
  key: string,
  problem: Omit<Problem, 'file' | 'line' | 'column'>,
) => {
  const place = placeOfKey(page, key);
  return {file: page.file, ...place, ...problem};
};

function schemaOf({kind, id}: ParsedPage) {
  if (kind === 'course') return stepSchema;
  if (kind !== 'docs') return postSchema;
  if (isRecipe({kind, id})) return recipeSchema;
  return isErrorPage(id) ? errorSchema : docsSchema;
}

function checkShape(page: ParsedPage): Problem[] {
  const schema = schemaOf(page);
  const known = Object.keys(schema.shape);
  const parsed = schema.safeParse(page.data);
  const problems = parsed.success
    ? []
    : parsed.error.issues.flatMap((issue) => explain(page, issue, known));
  const order = [...page.keys.keys()].filter((key) => known.includes(key));
  const sorted = order.toSorted((a, b) => known.indexOf(a) - known.indexOf(b));
  const wrong = order.find((key, index) => key !== sorted[index]);
  if (wrong !== undefined && page.kind === 'docs') {
    problems.push(
      problemAt(page, wrong, {
        rule: 'front-matter/order',
        message: `The key "${wrong}" is out of order.`,
        hint: `Write them as: ${sorted.join(', ')}.`,
      }),
    );
  }
  return problems;
}

function explain(page: ParsedPage, issue: ZodIssue, known: string[]): Problem[] {
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) =>
      problemAt(page, key, {
        rule: 'front-matter/unknown-key',
        message: `The key "${key}" is unknown.`,
        hint: didYouMean(key, known, `Known keys: ${known.join(', ')}.`),
      }),
    );
  }
  const key = String(issue.path[0] ?? '');
  const expected = EXPECTED[key] ?? 'another value';
  if (page.data[key] === undefined) {
    return [
      problemAt(page, key, {
        rule: 'front-matter/missing-key',
        message: `The key "${key}" is missing.`,
        hint: `Add ${key}: ${expected}.`,
      }),
    ];
  }
  const value = page.data[key];
  const length =
    key === 'description' && typeof value === 'string'
      ? ` (it has ${value.length} characters)`
      : '';
  return [
    problemAt(page, key, {
      rule: 'front-matter/bad-value',
      message: `The value of "${key}" is not right${length}.`,
      hint: `Expected ${expected}.`,
    }),
  ];
}

/** A `slug` is for paths that don't follow from the id; two pages can't have one path. */
function checkPath(page: ParsedPage, site: Site): Problem[] {
  const {slug} = page.data;
  const path = site.registry.get(page.id)?.path ?? '';
  const twin = [...site.registry.values()].find((other) => bare(other.path) === bare(path));
  if (twin && twin.id !== page.id) {
    return [
      problemAt(page, slug === undefined ? 'title' : 'slug', {
        rule: 'pages/same-path',
        message: `The page "${twin.id}" has the path ${path} already.`,
        hint: 'Move the file, or give it a slug of its own.',
      }),
    ];
  }
  if (slug === undefined || path !== defaultPath(page.id)) return [];
  return [
    problemAt(page, 'slug', {
      rule: 'pages/idle-slug',
      message: `The slug "${String(slug)}" changes nothing: the path ${path} follows from the id.`,
      hint: 'Remove the line.',
    }),
  ];
}

function checkRelated(page: ParsedPage, site: Site): Problem[] {
  const {related} = page.data;
  if (!Array.isArray(related)) return [];
  return related.flatMap((id: unknown, index) => {
    const problem = (message: string, hint: string) => [
      problemAt(page, 'related', {rule: 'pages/related', message, hint}),
    ];
    if (typeof id !== 'string') return [];
    if (id === page.id) return problem('The page is related to itself.', 'Name another page.');
    if (related.indexOf(id) !== index) return problem(`"${id}" is listed twice.`, 'Remove one.');
    if (site.registry.has(id)) return [];
    const byPath = [...site.registry.values()].find(({path}) => bare(path) === bare(`/docs/${id}`));
    return problem(
      `There is no page with the id "${id}".`,
      byPath
        ? `Did you mean "${byPath.id}"?`
        : didYouMean(id, site.registry.keys(), 'A page’s id is its path below content/docs.'),
    );
  });
}
