// Ejected: all posts as rows of a timeline, by year.
import Link from '@docusaurus/Link';
import {PageMetadata} from '@docusaurus/theme-common';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {Props} from '@theme/BlogArchivePage';
import Layout from '@theme/Layout';
import {formatDay} from '../../ui/day';
import styles from './styles.module.css';

type Post = Props['archive']['blogPosts'][number];

function byYear(posts: readonly Post[]): [string, Post[]][] {
  const years = new Map<string, Post[]>();
  for (const post of posts) {
    const year = post.metadata.date.slice(0, 4);
    years.set(year, [...(years.get(year) ?? []), post]);
  }
  return [...years].sort(([a], [b]) => b.localeCompare(a));
}

function Year({year, posts}: {year: string; posts: Post[]}) {
  useBrokenLinks().collectAnchor(year);
  return (
    <section className={styles.year} aria-labelledby={year}>
      <h2 id={year}>{year}</h2>
      <ul>
        {posts.map(({metadata}) => (
          <li key={metadata.permalink}>
            <Link to={metadata.permalink} className={styles.post}>
              <time dateTime={metadata.date}>
                {formatDay(new Date(metadata.date), 'month and day')}
              </time>
              <span>{metadata.title}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The blog, the lessons and the stories each have an archive; search engines have to tell them apart. */
const NAMES: Record<string, {title: string; description: string}> = {
  blog: {title: 'Blog archive', description: 'All posts of the blog, by year.'},
  learn: {title: 'Archive of lessons', description: 'All lessons, by year.'},
  'success-stories': {
    title: 'Archive of success stories',
    description: 'All success stories, by year.',
  },
};

export default function BlogArchivePage({archive}: Props) {
  const [first] = archive.blogPosts;
  const name = NAMES[first?.metadata.permalink.split('/')[1] ?? ''] ?? {
    title: 'Archive',
    description: 'All posts by year',
  };
  return (
    <Layout>
      <PageMetadata {...name} />
      <main className={styles.page}>
        <h1>{name.title}</h1>
        {byYear(archive.blogPosts).map(([year, posts]) => (
          <Year key={year} year={year} posts={posts} />
        ))}
      </main>
    </Layout>
  );
}
