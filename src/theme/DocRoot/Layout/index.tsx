// Ejected: three columns by CSS grid; the sidebar doesn't slide or collapse.

import {useDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import {useLocation} from '@docusaurus/router';
import BackToTopButton from '@theme/BackToTopButton';
import type {Props} from '@theme/DocRoot/Layout';
import DocSidebar from '@theme/DocSidebar';
import clsx from 'clsx';
import {useWholeSidebar} from '../../../shell/sidebar/use-whole-sidebar';
import styles from './styles.module.css';

type Sidebar = NonNullable<ReturnType<typeof useDocsSidebar>>;

function Column({sidebar, path}: {sidebar: Sidebar; path: string}) {
  const items = useWholeSidebar(sidebar.name, sidebar.items, path);
  return (
    <aside className={styles.sidebar} data-sticks>
      <DocSidebar sidebar={items} path={path} onCollapse={() => undefined} isHidden={false} />
    </aside>
  );
}

export default function DocRootLayout({children}: Props) {
  const sidebar = useDocsSidebar();
  const {pathname} = useLocation();
  return (
    <div className={clsx(styles.root, !sidebar && styles.single)}>
      {sidebar && <Column key={sidebar.name} sidebar={sidebar} path={pathname} />}
      <main className={styles.main}>{children}</main>
      <BackToTopButton />
    </div>
  );
}
