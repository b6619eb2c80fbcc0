import type {Problem} from '../../shared/problem.ts';
import {didYouMean} from '../nearest.ts';
import {placeOfKey} from '../place-of.ts';
import type {ParsedPage} from './parse-page.ts';
import type {Site} from './site.ts';

/** Keys of `tags.yml` and `authors.yml` of the blog. */
export interface PostNames {
  tags: ReadonlySet<string>;
  authors: ReadonlySet<string>;
}

type Finding = Pick<Problem, 'rule' | 'message' | 'hint'> & {key: string};

/**
 * Checks what the framework would only tell in the middle of a build, one mistake at a time and with a
 * stack: days, topics and authors of posts, and addresses that two of them share.
 */
export function checkPosts(site: Site, names: PostNames): Problem[] {
  const taken = new Map<string, string>();
  return site.pages
    .filter(({kind, problems}) => kind !== 'docs' && kind !== 'course' && problems.length === 0)
    .flatMap((page) => {
      const findings = [
        ...checkDay(page),
        ...checkNames(page, 'tags', names.tags, 'content/blog/tags.yml'),
        ...checkNames(page, 'authors', names.authors, 'content/blog/authors.yml'),
        ...checkAddress(page, taken),
      ];
      return findings.map(({key, ...finding}) => ({
        file: page.file,
        ...placeOfKey(page, key),
        ...finding,
      }));
    });
}

/** The day as it is written, which our front matter keeps: a date of the 31st of February would be one of March. */
function writtenDay({data, id}: ParsedPage): string | undefined {
  return data.date ? String(data.date) : /(?:^|\/)(\d{4}-\d{2}-\d{2})-/.exec(id)?.[1];
}

function checkDay(page: ParsedPage): Finding[] {
  const day = writtenDay(page);
  const rule = 'posts/day';
  const hint = 'Write it as 2024-03-01, as the name of the file begins.';
  if (day === undefined) return [{key: 'date', rule, message: 'The post has no day.', hint}];
  const parsed = new Date(`${day.slice(0, 10)}T00:00:00Z`);
  const isDay =
    /^\d{4}-\d{2}-\d{2}/.test(day) &&
    !Number.isNaN(parsed.getTime()) &&
    parsed.toISOString().startsWith(day.slice(0, 10));
  return isDay ? [] : [{key: 'date', rule, message: `"${day}" isn't a valid day.`, hint}];
}

function checkNames(
  page: ParsedPage,
  key: 'tags' | 'authors',
  known: ReadonlySet<string>,
  file: string,
): Finding[] {
  const value = page.kind === 'blog' ? page.data[key] : undefined;
  const written = (Array.isArray(value) ? value : [value]).filter(
    (name): name is string => typeof name === 'string',
  );
  return written
    .filter((name) => !known.has(name))
    .map((name) => ({
      key,
      rule: `posts/${key}`,
      message: `"${name}" isn't a key of ${file}.`,
      hint: didYouMean(name, known, `Known: ${[...known].join(', ') || 'none'}.`),
    }));
}

function checkAddress(page: ParsedPage, taken: Map<string, string>): Finding[] {
  const {slug} = page.data;
  if (typeof slug !== 'string') return [];
  const address = `${page.kind} ${slug}`;
  const other = taken.get(address);
  if (other === undefined) taken.set(address, page.file);
  return other === undefined
    ? []
    : [
        {
          key: 'slug',
          rule: 'posts/slug',
          message: `The slug "${slug}" is taken by ${other}.`,
          hint: 'Choose another one for the newer post.',
        },
      ];
}
