// Ejected: a list of cards with pictures, and a title of its own; its structured data are put in after the build.
import Link from '@docusaurus/Link';
import {groupBlogSidebarItemsByYear} from '@docusaurus/plugin-content-blog/client';
import {HtmlClassNameProvider, PageMetadata} from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import BlogLayout from '@theme/BlogLayout';
import type {Props} from '@theme/BlogListPage';
import BlogListPaginator from '@theme/BlogListPaginator';
import SearchMetadata from '@theme/SearchMetadata';
import chips from '../../ui/chips.module.css';
import {DOT} from '../../ui/dot';
import {isFew, listOf} from '../BlogLayout/lists';
import {Entry} from './Entry';
import styles from './styles.module.css';

/** The newest large, then a row of three, if the others are to be pairs, then pairs. */
function lookAt(place: number, length: number) {
  if (place === 0) return 'large';
  return length % 2 === 0 && place < 4 ? 'card' : 'row';
}

/** Ways to the posts of each year: beside so few lines, a column of the page would be empty. */
function Years({items}: NonNullable<Props['sidebar']>) {
  const {to, name} = listOf(items[0]?.permalink ?? '');
  return (
    <nav aria-label={name} className={`${chips.row} ${styles.years}`}>
      {groupBlogSidebarItemsByYear(items).map(([year, posts]) => (
        <Link key={year} to={`${to}/archive#${year}`} className={chips.chip}>
          <span>{year}</span>
          <small>{posts.length}</small>
        </Link>
      ))}
    </nav>
  );
}

export default function BlogListPage(props: Props) {
  const {metadata, items, sidebar} = props;
  const {blogTitle, blogDescription, page, totalPages} = metadata;
  const {siteConfig} = useDocusaurusContext();
  // Pages of one list need titles of their own.
  const suffix = page > 1 ? `, page ${page}` : '';
  // Only the blog has topics; lessons and stories are too few.
  const [tag] = items.flatMap(({content}) => content.metadata.tags);
  return (
    <HtmlClassNameProvider className="blog-wrapper blog-list-page">
      <PageMetadata
        title={`${blogTitle || siteConfig.title}${suffix}`}
        description={`${blogDescription}${suffix}`}
      />
      <SearchMetadata tag="blog_posts_list" />
      <BlogLayout>
        <header className={styles.head}>
          <h1>{blogTitle}</h1>
          <p>{blogDescription}</p>
          {sidebar && !isFew(sidebar.items) && <Years {...sidebar} />}
        </header>
        <div className={styles.entries}>
          {items.map(({content: {metadata: post}}, place) => (
            <Entry key={post.permalink} metadata={post} look={lookAt(place, items.length)} />
          ))}
        </div>
        <BlogListPaginator metadata={metadata} />
        {(tag || totalPages > 1) && (
          <p className={styles.foot}>
            {totalPages > 1 && `Page ${page} of ${totalPages}`}
            {tag && totalPages > 1 && DOT}
            {tag && <Link to={tag.permalink.replace(/\/[^/]+$/, '')}>All topics</Link>}
          </p>
        )}
      </BlogLayout>
    </HtmlClassNameProvider>
  );
}
