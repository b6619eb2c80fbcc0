// Ejected: the same three columns as the docs.
import type {Props} from '@theme/BlogLayout';
import BlogSidebar from '@theme/BlogSidebar';
import Layout from '@theme/Layout';
import clsx from 'clsx';
import {listOf} from './lists';
import styles from './styles.module.css';

export default function BlogLayout({sidebar, toc, children, ...layoutProps}: Props) {
  const hasSidebar = Boolean(sidebar?.items.length);
  const list = listOf(sidebar?.items[0]?.permalink ?? '').name;
  return (
    <Layout {...layoutProps}>
      <div className={clsx(styles.page, !hasSidebar && styles.noSidebar)}>
        {hasSidebar && (
          <aside className={styles.sidebar} aria-label={list}>
            <BlogSidebar sidebar={sidebar} />
          </aside>
        )}
        <main className={styles.main}>{children}</main>
        {toc && (
          <aside className={styles.toc} aria-label="On this page">
            {toc}
          </aside>
        )}
      </div>
    </Layout>
  );
}
