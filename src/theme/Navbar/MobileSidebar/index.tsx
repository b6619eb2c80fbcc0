// Ejected: a real <dialog>. The browser makes the rest inert, closes on Escape and gives the focus back.
import {useLocation} from '@docusaurus/router';
import {useThemeConfig} from '@docusaurus/theme-common';
import {useNavbarMobileSidebar, useNavbarSecondaryMenu} from '@docusaurus/theme-common/internal';
import NavbarColorModeToggle from '@theme/Navbar/ColorModeToggle';
import NavbarLogo from '@theme/Navbar/Logo';
import NavbarItem, {type Props as NavbarItemConfig} from '@theme/NavbarItem';
import {type MouseEvent, useEffect, useRef} from 'react';
import {BackIcon, CloseIcon} from '../../../ui/icons';
import styles from './styles.module.css';

function PrimaryMenu() {
  const {toggle} = useNavbarMobileSidebar();
  const items = useThemeConfig().navbar.items as NavbarItemConfig[];
  return (
    <ul>
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list comes from the configuration.
        <NavbarItem mobile {...item} onClick={toggle} key={index} />
      ))}
    </ul>
  );
}

function Menus() {
  const {shown, hide, content} = useNavbarSecondaryMenu();
  if (!shown || !content) return <PrimaryMenu />;
  const back = (event: MouseEvent<HTMLElement>) => {
    // The button goes with its menu; the focus stays in the dialog.
    event.currentTarget.closest('dialog')?.focus();
    hide();
  };
  return (
    <>
      <button type="button" className={styles.back} onClick={back}>
        <BackIcon size={16} /> Back to main menu
      </button>
      {content}
    </>
  );
}

export default function NavbarMobileSidebar() {
  const {shouldRender, shown, toggle} = useNavbarMobileSidebar();
  const ref = useRef<HTMLDialogElement>(null);
  const {pathname} = useLocation();
  const openedAt = useRef(pathname);

  useEffect(() => {
    const dialog = ref.current;
    if (!dialog || shown === dialog.open) return;
    if (shown) {
      dialog.showModal();
      dialog.focus();
      dialog.querySelector('[aria-current="page"]')?.scrollIntoView({block: 'center'});
    } else dialog.close();
  }, [shown]);

  // Links that don't close the menu themselves lead to a new page all the same.
  useEffect(() => {
    if (openedAt.current === pathname) return;
    openedAt.current = pathname;
    if (shown) toggle();
  }, [pathname, shown, toggle]);

  if (!shouldRender) return null;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the key for it; this is the click beside the panel.
    <dialog
      ref={ref}
      className={styles.dialog}
      aria-label="Navigation"
      tabIndex={-1}
      onClose={() => shown && toggle()}
      onClick={(event) => event.target === ref.current && toggle()}
    >
      <div className={styles.panel}>
        <div className={styles.head}>
          <NavbarLogo />
          <div className={styles.tools}>
            <NavbarColorModeToggle />
            <button
              type="button"
              className={`icon-button ${styles.close}`}
              aria-label="Close navigation bar"
              onClick={toggle}
            >
              <CloseIcon />
            </button>
          </div>
        </div>
        <nav aria-label="Menu" className={styles.body}>
          {shown && <Menus />}
        </nav>
      </div>
    </dialog>
  );
}
