// Ejected: three columns by CSS grid; the sidebar doesn't slide or collapse.

import {useDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import {useLocation} from '@docusaurus/router';
import BackToTopButton from '@theme/BackToTopButton';
import type {Props} from '@theme/DocRoot/Layout';
import DocSidebar from '@theme/DocSidebar';
import clsx from 'clsx';
import styles from './styles.module.css';

export default function DocRootLayout({children}: Props) {
  const sidebar = useDocsSidebar();
  const {pathname} = useLocation();
  return (
    <div className={clsx(styles.root, !sidebar && styles.single)}>
      {sidebar && (
        <aside className={styles.sidebar} key={sidebar.name}>
          <DocSidebar
            sidebar={sidebar.items}
            path={pathname}
            onCollapse={() => undefined}
            isHidden={false}
          />
        </aside>
      )}
      <main className={styles.main}>{children}</main>
      <BackToTopButton />
    </div>
  );
}
