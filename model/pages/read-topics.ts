import {parse} from 'yaml';
import {z} from 'zod';
import type {BlogTopic} from '../../shared/rows.ts';
import {listFiles, readText} from '../io.ts';
import {frontMatterOnce, listOf} from './front-matter.ts';

const tagsSchema = z.record(z.object({label: z.string(), permalink: z.string()}));

/**
 * The topics of the blog with the number of their posts, drafts not counted, the largest first: a list page knows
 * the posts that are on it alone.
 *
 * @throws {z.ZodError} If a topic of tags.yml has no label or no address.
 */
export function readTopics(): BlogTopic[] {
  const tags = tagsSchema.parse(parse(readText('content/blog/tags.yml')));
  const used = listFiles('content/blog/', ['.mdx'])
    .map((file) => frontMatterOnce(file, readText(file)).data)
    .filter(({draft}) => draft !== true)
    .flatMap((data) => listOf(data.tags));
  return Object.entries(tags)
    .map(([key, {label, permalink}]) => ({
      label,
      path: `/blog/tags${permalink}`,
      count: used.filter((tag) => tag === key).length,
    }))
    .sort((a, b) => b.count - a.count);
}
