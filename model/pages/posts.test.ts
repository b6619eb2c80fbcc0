import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {listFiles} from '../io.ts';
import {publishedOn} from './page-path.ts';
import {type ParsedPage, parsePage} from './parse-page.ts';

const read = (file: string) => readFileSync(file, 'utf8');

const pagesIn = (folder: string, kind: ParsedPage['kind']) =>
  listFiles(folder, ['.mdx']).map((file) =>
    parsePage(kind, file.slice(folder.length).replace(/\.mdx$/, ''), file, read(file)),
  );

const posts = pagesIn('content/blog/', 'blog');
/** Newer posts have not become anything yet, and their samples may be checked. */
const older = posts
  .filter((page) => (publishedOn(page) ?? '') < '2026')
  .map((page): [string, ParsedPage] => [page.file, page]);

describe('content/blog', () => {
  it('publishes 24 posts or more; the one about Cloud Run is a draft', () => {
    const drafts = posts.filter(({data}) => data.draft === true).map(({data}) => data.slug);
    expect(drafts).toEqual(['cloudrun']);
    expect(posts.length - drafts.length).toBeGreaterThanOrEqual(24);
  });

  it('files each post under topics of tags.yml, and has no topic without a post', () => {
    const topics = Object.keys(parse(read('content/blog/tags.yml')) as object);
    const used = posts.map(({data}) => [data.slug, ...((data.tags as string[]) ?? [])]);
    expect(used.filter(([, ...tags]) => tags.length === 0)).toEqual([]);
    expect([...new Set(used.flatMap(([, ...tags]) => tags))].sort()).toEqual(topics.sort());
  });

  it.each(older)(
    '%s tells what became of it, links to current pages and is more than a list',
    (_file, {source}) => {
      expect(source).toMatch(/^## What became of it$/m);
      expect(source).toMatch(/\]\(\/(?:docs|templates)\//);
      const body = source.replace(/^---[\s\S]*?^---$/m, '').replace(/^```[\s\S]*?^```$/gm, '');
      const listed = body.match(/^- .*$/gm)?.join(' ').length ?? 0;
      expect(listed / body.length, 'share of list items').toBeLessThan(0.35);
    },
  );

  it.each(older)('%s marks each sample as historical', (_file, {source}) => {
    const fences = source.match(/^```\w+.*$/gm) ?? [];
    expect(fences.filter((fence) => !fence.includes('title="Historical: '))).toEqual([]);
  });
});

describe('content/success-stories', () => {
  const stories = pagesIn('content/success-stories/', 'story');

  it.each(stories.map((page) => [page.file, page]))(
    '%s says that it retells, and as of when',
    (_file, page) => {
      // As the line below its title says it (src/ui/day.ts).
      const day = new Intl.DateTimeFormat('en-US', {dateStyle: 'long', timeZone: 'UTC'}).format(
        new Date(publishedOn(page) ?? ''),
      );
      const last = /^\*This page (?:retells|collects) .* as of (\w+ \d+, \d{4})/m.exec(page.source);
      expect(last?.[1]).toBe(day);
    },
  );
});
