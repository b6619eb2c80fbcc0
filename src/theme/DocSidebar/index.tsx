// Ejected: own tree (src/shell/sidebar), in the column on wide screens, in the drawer on narrow ones.
import {NavbarSecondaryMenuFiller, useWindowSize} from '@docusaurus/theme-common';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/DocSidebar';
import {SidebarTree} from '../../shell/sidebar/SidebarTree';
import {useSidebarScroll} from '../../shell/sidebar/use-sidebar-scroll';
import styles from './styles.module.css';

type MenuProps = Pick<Props, 'sidebar' | 'path'>;

function DrawerMenu({sidebar, path}: MenuProps) {
  const {toggle} = useNavbarMobileSidebar();
  return <SidebarTree items={sidebar} path={path} onNavigate={toggle} />;
}

function ColumnMenu({sidebar, path}: MenuProps) {
  const ref = useSidebarScroll(path);
  return (
    <nav ref={ref} aria-label="Docs sidebar" className={`thin-scrollbar ${styles.column}`}>
      <SidebarTree items={sidebar} path={path} />
    </nav>
  );
}

export default function DocSidebar({sidebar, path}: Props) {
  const size = useWindowSize();
  return size === 'mobile' ? (
    <NavbarSecondaryMenuFiller component={DrawerMenu} props={{sidebar, path}} />
  ) : (
    <ColumnMenu sidebar={sidebar} path={path} />
  );
}
