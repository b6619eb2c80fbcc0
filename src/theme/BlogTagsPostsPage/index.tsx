// Ejected: a topic has a title and a description of its own, and the cards of the blog's list.
import Link from '@docusaurus/Link';
import {HtmlClassNameProvider, PageMetadata} from '@docusaurus/theme-common';
import BlogLayout from '@theme/BlogLayout';
import BlogListPaginator from '@theme/BlogListPaginator';
import type {Props} from '@theme/BlogTagsPostsPage';
import SearchMetadata from '@theme/SearchMetadata';
import {Entries} from '../BlogListPage/Entries';
import styles from '../BlogListPage/styles.module.css';

export default function BlogTagsPostsPage({tag, items, sidebar, listMetadata}: Props) {
  const {page} = listMetadata;
  // Pages of one list need titles of their own.
  const suffix = page > 1 ? `, page ${page}` : '';
  return (
    <HtmlClassNameProvider className="blog-wrapper blog-tags-post-list-page">
      <PageMetadata
        title={`Posts about ${tag.label}${suffix}`}
        description={`Blog, ${tag.label}: ${tag.description ?? 'all posts'}${suffix}`}
      />
      <SearchMetadata tag="blog_tags_posts" />
      <BlogLayout sidebar={sidebar}>
        <header className={styles.head}>
          <h1>{tag.label}</h1>
          <p>
            {tag.description} <Link to={tag.allTagsPath}>All topics</Link>
          </p>
        </header>
        <Entries items={items} hasFeeds />
        <BlogListPaginator metadata={listMetadata} />
      </BlogLayout>
    </HtmlClassNameProvider>
  );
}
