import type {ZodIssue} from 'zod';
import type {Problem} from '../../shared/problem.ts';
import {isErrorPage} from '../errors/read-entries.ts';
import {didYouMean} from '../nearest.ts';
import {docsSchema, EXPECTED, errorSchema, postSchema} from '../schema/front-matter.ts';
import {bare, defaultPath, neededSlug} from './manifest.ts';
import type {ParsedPage} from './parse-page.ts';
import type {Site} from './site.ts';

/** Checks that front matter is strict, and that id, path and related pages agree with the manifest. */
export function checkFrontMatter(site: Site): Problem[] {
  return site.pages.flatMap((page) => {
    if (page.problems.some(({rule}) => rule === 'front-matter/unreadable')) return [];
    const shape = checkShape(page);
    if (page.kind !== 'docs') return shape;
    return [
      ...shape,
      ...checkPath(page, site),
      ...checkSidebar(page, site),
      ...checkRelated(page, site),
    ];
  });
}

const problemAt = (
  page: ParsedPage,
  key: string,
  problem: Omit<Problem, 'file' | 'line' | 'column'>,
) => {
  const place = page.keys.get(key) ?? {line: 1, column: 1};
  return {file: page.file, ...place, ...problem};
};

function schemaOf({kind, id}: ParsedPage) {
  if (kind !== 'docs') return postSchema;
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

function checkPath(page: ParsedPage, site: Site): Problem[] {
  const entry = site.manifest.get(page.id);
  if (!entry) {
    return [
      problemAt(page, 'title', {
        rule: 'pages/unknown-id',
        message: `The page "${page.id}" is not in content/manifest/docs.json.`,
        hint: didYouMean(
          page.id,
          [...site.manifest.keys()].filter((id) => !site.docs.has(id)),
          'Add it there (id, path, title, crumb, sidebar) and to content/manifest/sidebars.json, or move the file.',
        ),
      }),
    ];
  }
  const needed = neededSlug(entry);
  const slug = page.data.slug;
  if (slug === needed) return [];
  const because = `its path is ${entry.path}`;
  if (needed === undefined) {
    return [
      problemAt(page, 'slug', {
        rule: 'pages/wrong-path',
        message: `The slug "${String(slug)}" has to go: ${because}, which follows from the id.`,
        hint: 'Remove the line.',
      }),
    ];
  }
  return [
    problemAt(page, 'slug', {
      rule: 'pages/wrong-path',
      message:
        slug === undefined
          ? `The page would be served at ${defaultPath(page.id)}, but ${because}.`
          : `The slug "${String(slug)}" is wrong: ${because}.`,
      hint: `Write slug: ${needed}`,
    }),
  ];
}

/** A page that the manifest promises to a sidebar, but that no item names, could be found by search only. */
function checkSidebar(page: ParsedPage, site: Site): Problem[] {
  const sidebar = site.manifest.get(page.id)?.sidebar;
  const listed = sidebar && site.sidebars.get(sidebar);
  if (!listed || listed.has(page.id)) return [];
  return [
    problemAt(page, 'title', {
      rule: 'pages/not-in-sidebar',
      message: `The page belongs to ${sidebar}, but no item there names it.`,
      hint: `Add "${page.id}" to ${sidebar} in content/manifest/sidebars.json.`,
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
    if (site.docs.has(id) || site.manifest.has(id)) return [];
    const byPath = [...site.manifest.values()].find(({path}) => bare(path) === bare(`/docs/${id}`));
    return problem(
      `There is no page with the id "${id}".`,
      byPath
        ? `Did you mean "${byPath.id}"?`
        : didYouMean(id, site.manifest.keys(), 'Ids are in content/manifest/docs.json.'),
    );
  });
}
