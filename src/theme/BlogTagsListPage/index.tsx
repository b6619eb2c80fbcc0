// Ejected: topics as rows with what they are about, not an alphabet of chips.
import Link from '@docusaurus/Link';
import {HtmlClassNameProvider, PageMetadata} from '@docusaurus/theme-common';
import BlogLayout from '@theme/BlogLayout';
import type {Props} from '@theme/BlogTagsListPage';
import SearchMetadata from '@theme/SearchMetadata';
import list from '../BlogListPage/styles.module.css';
import styles from './styles.module.css';

export default function BlogTagsListPage({tags, sidebar}: Props) {
  const sorted = [...tags].sort((a, b) => b.count - a.count);
  return (
    <HtmlClassNameProvider className="blog-wrapper blog-tags-list-page">
      <PageMetadata title="Topics of the blog" description="All posts of the blog, by topic." />
      <SearchMetadata tag="blog_tags_list" />
      <BlogLayout sidebar={sidebar}>
        <header className={list.head}>
          <h1>Topics</h1>
          <p>All posts of the blog, by topic.</p>
        </header>
        <ul>
          {sorted.map(({label, permalink, description, count}) => (
            <li key={permalink}>
              <Link to={permalink} className={styles.topic}>
                <strong>{label}</strong>
                <span>{description}</span>
                <span className={styles.count}>
                  {count} {count === 1 ? 'post' : 'posts'}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </BlogLayout>
    </HtmlClassNameProvider>
  );
}
