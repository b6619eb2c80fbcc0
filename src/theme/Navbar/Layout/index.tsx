// Ejected: own bar; hiding on scroll is the framework's hook.
import {useThemeConfig} from '@docusaurus/theme-common';
import {useHideableNavbar} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/Navbar/Layout';
import NavbarMobileSidebar from '@theme/Navbar/MobileSidebar';
import clsx from 'clsx';
import styles from './styles.module.css';
import {useAnchorJump} from './use-anchor-jump';

export default function NavbarLayout({children}: Props) {
  const {
    navbar: {hideOnScroll},
  } = useThemeConfig();
  const {navbarRef, isNavbarVisible} = useHideableNavbar(hideOnScroll);
  const hasJumped = useAnchorJump();
  const isHidden = hideOnScroll && (hasJumped || !isNavbarVisible);
  return (
    <>
      <header
        ref={navbarRef}
        // `navbar` is the name that theme-common measures.
        className={clsx('navbar', styles.bar, isHidden && styles.hidden)}
        data-hidden={isHidden ? '' : undefined}
      >
        <nav aria-label="Main" className={styles.inner}>
          {children}
        </nav>
      </header>
      <NavbarMobileSidebar />
    </>
  );
}
