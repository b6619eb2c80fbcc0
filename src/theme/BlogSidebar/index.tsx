// Ejected: years as plain labels, not headings before the page's own; no inline styles.

import Link from '@docusaurus/Link';
import type {BlogSidebarItem} from '@docusaurus/plugin-content-blog';
import {
  groupBlogSidebarItemsByYear,
  useVisibleBlogSidebarItems,
} from '@docusaurus/plugin-content-blog/client';
import {useLocation} from '@docusaurus/router';
import {NavbarSecondaryMenuFiller, useWindowSize} from '@docusaurus/theme-common';
import {isSamePath, useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/BlogSidebar';
import clsx from 'clsx';
import links from '../../shell/sidebar/styles.module.css';
import {isFew, listOf} from '../BlogLayout/lists';
import styles from './styles.module.css';

interface ListProps {
  items: BlogSidebarItem[];
  onNavigate?: (() => void) | undefined;
}

function Titles({items, onNavigate}: ListProps) {
  const {pathname} = useLocation();
  const isHere = ({permalink}: BlogSidebarItem) => isSamePath(permalink, pathname);
  return (
    <ul>
      {items.map((post) => (
        <li key={post.permalink}>
          <Link
            to={post.permalink}
            className={clsx(links.link, isHere(post) && links.active)}
            aria-current={isHere(post) ? 'page' : undefined}
            onClick={onNavigate}
          >
            {post.title}
          </Link>
        </li>
      ))}
    </ul>
  );
}

function Years({items, onNavigate}: ListProps) {
  const visible = useVisibleBlogSidebarItems(items);
  const {pathname} = useLocation();
  // Beside a list of posts a second one would say the same: there, years are opened when they are asked for.
  const isPost = items.some(({permalink}) => isSamePath(permalink, pathname));
  if (isFew(items)) return <Titles items={visible} onNavigate={onNavigate} />;
  return groupBlogSidebarItemsByYear(visible).map(([year, posts]) => (
    <details key={year} className={styles.year} open={isPost}>
      <summary className="unfold">
        <span>{year}</span>
        <small>{posts.length}</small>
      </summary>
      <Titles items={posts} onNavigate={onNavigate} />
    </details>
  ));
}

function DrawerMenu({items}: ListProps) {
  const {toggle} = useNavbarMobileSidebar();
  return <Years items={items} onNavigate={toggle} />;
}

export default function BlogSidebar({sidebar}: Props) {
  const size = useWindowSize();
  const {pathname} = useLocation();
  if (!sidebar?.items.length) return null;
  if (size === 'mobile') {
    return <NavbarSecondaryMenuFiller component={DrawerMenu} props={{items: sidebar.items}} />;
  }
  const {name} = listOf(sidebar.items[0]?.permalink ?? '');
  const isPost = sidebar.items.some(({permalink}) => isSamePath(permalink, pathname));
  return (
    <nav aria-label={name} className={clsx('thin-scrollbar', styles.column)}>
      {/* A post has the link back to the list above its title. */}
      {!isPost && <p className={styles.title}>{name}</p>}
      <Years items={sidebar.items} />
    </nav>
  );
}
