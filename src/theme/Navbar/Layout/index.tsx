// Ejected: own bar; hiding on scroll is the framework's hook.
import {useThemeConfig} from '@docusaurus/theme-common';
import {useHideableNavbar} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/Navbar/Layout';
import NavbarMobileSidebar from '@theme/Navbar/MobileSidebar';
import clsx from 'clsx';
import styles from './styles.module.css';

export default function NavbarLayout({children}: Props) {
  const {
    navbar: {hideOnScroll},
  } = useThemeConfig();
  const {navbarRef, isNavbarVisible} = useHideableNavbar(hideOnScroll);
  return (
    <>
      <header
        ref={navbarRef}
        // `navbar` is the name that theme-common measures.
        className={clsx('navbar', styles.bar, hideOnScroll && !isNavbarVisible && styles.hidden)}
        data-hidden={hideOnScroll && !isNavbarVisible ? '' : undefined}
      >
        <nav aria-label="Main" className={styles.inner}>
          {children}
        </nav>
      </header>
      <NavbarMobileSidebar />
    </>
  );
}
