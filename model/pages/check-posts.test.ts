import {expect, it} from 'vitest';
import {checkPosts} from './check-posts.ts';
import {print, testSite} from './test-site.ts';

const post = (...lines: string[]) =>
  `---\ntitle: A\ndescription: What it is about.\n${lines.join('\n')}\n---\n\nText.\n`;
const names = {tags: new Set(['release', 'media']), authors: new Set(['team'])};

it('finds days, topics, authors and addresses that are wrong', () => {
  const site = testSite({
    'content/blog/2021-02-08-first.mdx': post('slug: first', 'date: 2021-02-08', 'tags: [release]'),
    'content/blog/2021-02-09-second.mdx': post('slug: first', 'date: 2021-13-45', 'tags: [relase]'),
    // The date of a sample in the text isn't that of the post.
    'content/blog/third.mdx': `${post('slug: third', 'authors: tem')}\n\`\`\`yaml\ndate: 2021-02-08\n\`\`\`\n`,
    'content/learn/2022-01-01-first.mdx': post('slug: first'),
    'content/learn/2022-02-31-other.mdx': post('slug: other', 'date: "2022-02-31"'),
  });
  expect(print(checkPosts(site, names))).toMatchInlineSnapshot(`
    "content/blog/2021-02-09-second.mdx:5:1 posts/day "2021-13-45" isn't a valid day.
        Write it as 2024-03-01, as the name of the file begins.
    content/blog/2021-02-09-second.mdx:6:1 posts/tags "relase" isn't a key of content/blog/tags.yml.
        Did you mean "release"?
    content/blog/2021-02-09-second.mdx:4:1 posts/slug The slug "first" is taken by content/blog/2021-02-08-first.mdx.
        Choose another one for the newer post.
    content/blog/third.mdx:1:1 posts/day The post has no day.
        Write it as 2024-03-01, as the name of the file begins.
    content/blog/third.mdx:5:1 posts/authors "tem" isn't a key of content/blog/authors.yml.
        Did you mean "team"?
    content/learn/2022-02-31-other.mdx:5:1 posts/day "2022-02-31" isn't a valid day.
        Write it as 2024-03-01, as the name of the file begins."
  `);
});
