// Ejected: a post on its own page; lists show cards (`../BlogListPage/Entry`).

import Link from '@docusaurus/Link';
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import {blogPostContainerID} from '@docusaurus/utils-common';
import type {Props} from '@theme/BlogPostItem';
import MDXContent from '@theme/MDXContent';
import clsx from 'clsx';
import {PageActions} from '../../page-actions/PageActions';
import {BackLink} from '../../ui/BackLink';
import {formatDay} from '../../ui/day';
import {EditIcon} from '../../ui/icons';
import {listOf} from '../BlogLayout/lists';
import {Cover} from './Cover';
import {StoryColumn} from './StoryColumn';
import {StoryEnd} from './StoryEnd';
import styles from './styles.module.css';

function Facts() {
  const {
    metadata: {date, readingTime, authors},
  } = useBlogPost();
  const names = authors.flatMap(({name}) => (name ? [name] : []));
  return (
    <ul className={styles.facts}>
      <li>
        <time dateTime={date}>{formatDay(new Date(date), 'long')}</time>
      </li>
      {readingTime !== undefined && <li>{Math.max(1, Math.ceil(readingTime))} min read</li>}
      {names.length > 0 && <li>{names.join(', ')}</li>}
    </ul>
  );
}

export default function BlogPostItem({children, className}: Props) {
  const {metadata} = useBlogPost();
  const {permalink, title, description, editUrl, tags} = metadata;
  const list = listOf(permalink);
  return (
    <article className={clsx(styles.post, className)}>
      <header className={styles.head}>
        <BackLink to={list.to}>{list.name}</BackLink>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.lead}>{description}</p>
        <div className={styles.line}>
          <Facts />
          <PageActions />
        </div>
      </header>
      <StoryColumn permalink={permalink} />
      <Cover metadata={metadata} />
      {/* The feed is made from the element with this id. */}
      <div id={blogPostContainerID} className="markdown">
        <MDXContent>{children}</MDXContent>
      </div>
      <StoryEnd permalink={permalink} />
      {(editUrl || tags.length > 0) && (
        <footer className={styles.foot}>
          {tags.map(({label, permalink}) => (
            <Link key={permalink} to={permalink}>
              {label}
            </Link>
          ))}
          {editUrl && (
            <Link to={editUrl} className="theme-edit-this-page">
              <EditIcon size={13} /> Edit this page
            </Link>
          )}
        </footer>
      )}
    </article>
  );
}
