// Ejected: a list of cards with pictures, and a title of its own; its structured data are put in after the build.
import Link from '@docusaurus/Link';
import {groupBlogSidebarItemsByYear} from '@docusaurus/plugin-content-blog/client';
import {HtmlClassNameProvider, PageMetadata} from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import posts from '@generated/site-data-pages/default/posts.json';
import BlogLayout from '@theme/BlogLayout';
import type {Props} from '@theme/BlogListPage';
import BlogListPaginator from '@theme/BlogListPaginator';
import SearchMetadata from '@theme/SearchMetadata';
import chips from '../../ui/chips.module.css';
import {isFew, listOf} from '../BlogLayout/lists';
import {Entries} from './Entries';
import {Entry} from './Entry';
import styles from './styles.module.css';

interface WaysProps {
  name: string;
  /** Shown before the chips. */
  legend: string;
  ways: {label: string; to: string; count: number}[];
}

/** Ways into a list: beside so few lines, a column of the page would be empty. */
const Ways = ({name, legend, ways}: WaysProps) => (
  <nav aria-label={name} className={styles.ways}>
    <span aria-hidden="true">{legend}</span>
    <div className={chips.row}>
      {ways.map(({label, to, count}) => (
        <Link key={to} to={to} className={chips.chip}>
          <span>{label}</span>
          <small>{count}</small>
        </Link>
      ))}
    </div>
  </nav>
);

/** Posts by topic, which only the blog has, and by year. */
function AllWays({items}: NonNullable<Props['sidebar']>) {
  const {to, name} = listOf(items[0]?.permalink ?? '');
  return (
    <>
      {to === '/blog' && (
        <Ways
          name="Topics"
          legend="Topic"
          ways={posts.topics.map(({label, path, count}) => ({label, to: path, count}))}
        />
      )}
      <Ways
        name={name}
        legend="Year"
        ways={groupBlogSidebarItemsByYear(items).map(([year, {length}]) => ({
          label: year,
          to: `${to}/archive#${year}`,
          count: length,
        }))}
      />
    </>
  );
}

export default function BlogListPage({metadata, items, sidebar}: Props) {
  const {blogTitle, blogDescription, page} = metadata;
  const {siteConfig} = useDocusaurusContext();
  // Pages of one list need titles of their own.
  const suffix = page > 1 ? `, page ${page}` : '';
  const {to} = listOf(items[0]?.content.metadata.permalink ?? '');
  // What was new once doesn't lead a list again.
  const lead =
    page === 1
      ? (items.find(({content}) => content.metadata.permalink === posts.leads[to]) ?? items[0])
      : undefined;
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
          {sidebar && !isFew(sidebar.items) && <AllWays {...sidebar} />}
        </header>
        {lead && <Entry metadata={lead.content.metadata} isLead />}
        <Entries items={items.filter((item) => item !== lead)} hasFeeds={to === '/blog'} />
        <BlogListPaginator metadata={metadata} />
      </BlogLayout>
    </HtmlClassNameProvider>
  );
}
