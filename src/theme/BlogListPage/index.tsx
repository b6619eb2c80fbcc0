// Ejected: a list of cards with pictures, and a title of its own; its structured data are put in after the build.
import Link from '@docusaurus/Link';
import {HtmlClassNameProvider, PageMetadata} from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import BlogLayout from '@theme/BlogLayout';
import type {Props} from '@theme/BlogListPage';
import BlogListPaginator from '@theme/BlogListPaginator';
import SearchMetadata from '@theme/SearchMetadata';
import {DOT} from '../../ui/dot';
import {isFew} from '../BlogLayout/lists';
import {Entry} from './Entry';
import styles from './styles.module.css';

/** The newest large, then a row of three, if the others are to be pairs, then pairs. */
function lookAt(place: number, length: number) {
  if (place === 0) return 'large';
  return length % 2 === 0 && place < 4 ? 'card' : 'row';
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
      <BlogLayout {...(sidebar && !isFew(sidebar.items) && {sidebar})}>
        <header className={styles.head}>
          <h1>{blogTitle}</h1>
          <p>{blogDescription}</p>
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
