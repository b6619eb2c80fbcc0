// Ejected: article and table of contents by grid, head with one quiet line of facts, "Read next".
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import ContentVisibility from '@theme/ContentVisibility';
import DocBreadcrumbs from '@theme/DocBreadcrumbs';
import DocItemContent from '@theme/DocItem/Content';
import type {Props} from '@theme/DocItem/Layout';
import DocItemPaginator from '@theme/DocItem/Paginator';
import DocVersionBanner from '@theme/DocVersionBanner';
import TOC from '@theme/TOC';
import TOCCollapsible from '@theme/TOCCollapsible';
import clsx from 'clsx';
import {PageActions} from '../../../page-actions/PageActions';
import {Breakable} from '../../../shell/page/Breakable';
import {ErrorFacts} from '../../../shell/page/ErrorFacts';
import {PageMeta} from '../../../shell/page/PageMeta';
import {ReadNext} from '../../../shell/page/ReadNext';
import {StatusNotice} from '../../../shell/page/StatusNotice';
import styles from './styles.module.css';

/** Long lists in groups are in the contents with their members, which are one level deeper than elsewhere. */
function isGrouped(toc: readonly {level: number; value: string}[]): boolean {
  let isGroup = false;
  let members = 0;
  for (const {level, value} of toc) {
    if (level <= 3) isGroup = level === 3 && !value.startsWith('<code>');
    else if (level === 4 && isGroup) members += 1;
  }
  return members >= 20;
}

/** Titles with more characters are sentences, mostly messages: three lines have to hold them. */
const LONG = 48;

function useToc() {
  const {toc, frontMatter} = useDoc();
  // A list of one says nothing.
  if (frontMatter.hide_table_of_contents || toc.length < 2) return undefined;
  return {
    toc,
    minHeadingLevel: frontMatter.toc_min_heading_level,
    maxHeadingLevel: frontMatter.toc_max_heading_level ?? (isGrouped(toc) ? 4 : undefined),
  };
}

export default function DocItemLayout({children}: Props) {
  const {metadata} = useDoc();
  const toc = useToc();
  return (
    <div className={clsx(styles.grid, !toc && styles.alone)}>
      <div className={styles.column}>
        <ContentVisibility metadata={metadata} />
        <DocVersionBanner />
        <article>
          <header className={styles.head}>
            <DocBreadcrumbs />
            <h1 className={clsx(styles.title, metadata.title.length > LONG && styles.long)}>
              <Breakable name={metadata.title} />
            </h1>
            <div className={styles.facts}>
              <PageMeta />
              <PageActions />
            </div>
            <StatusNotice />
            <ErrorFacts />
          </header>
          {toc && <TOCCollapsible {...toc} className={styles.narrowToc} />}
          <DocItemContent>{children}</DocItemContent>
          <ReadNext />
        </article>
        <DocItemPaginator />
      </div>
      {toc && (
        <aside className={styles.toc} aria-label="On this page">
          <TOC {...toc} />
        </aside>
      )}
    </div>
  );
}
