// Ejected: own order – logo and sections, then search, then the quiet controls.
import {ErrorCauseBoundary, useThemeConfig} from '@docusaurus/theme-common';
import {splitNavbarItems, useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import NavbarColorModeToggle from '@theme/Navbar/ColorModeToggle';
import NavbarLogo from '@theme/Navbar/Logo';
import NavbarItem, {type Props as NavbarItemConfig} from '@theme/NavbarItem';
import SearchBar from '@theme/SearchBar';
import {MenuIcon} from '../../../ui/icons';
import styles from './styles.module.css';

function NavbarItems({items}: {items: NavbarItemConfig[]}) {
  return items.map((item, index) => (
    <ErrorCauseBoundary
      // biome-ignore lint/suspicious/noArrayIndexKey: the list comes from the configuration and never changes.
      key={index}
      onError={(error) =>
        new Error(
          `A theme navbar item failed to render.
Please double-check the following navbar item (themeConfig.navbar.items) of your Docusaurus config:
${JSON.stringify(item, null, 2)}`,
          {cause: error},
        )
      }
    >
      <NavbarItem {...item} />
    </ErrorCauseBoundary>
  ));
}

function MenuButton() {
  const {toggle, shown} = useNavbarMobileSidebar();
  return (
    <button
      type="button"
      className={`icon-button ${styles.menu}`}
      aria-label="Toggle navigation bar"
      aria-expanded={shown}
      aria-haspopup="dialog"
      onClick={toggle}
    >
      <MenuIcon />
    </button>
  );
}

export default function NavbarContent() {
  const items = useThemeConfig().navbar.items as NavbarItemConfig[];
  const [left, right] = splitNavbarItems(items) as [NavbarItemConfig[], NavbarItemConfig[]];
  return (
    <>
      <div className={styles.side}>
        <MenuButton />
        <NavbarLogo />
        <noscript>
          <a className={styles.contents} href="/contents">
            Contents
          </a>
        </noscript>
        <div className={styles.items}>
          <NavbarItems items={left} />
        </div>
      </div>
      <div className={styles.side}>
        <SearchBar />
        <div className={styles.items}>
          <NavbarItems items={right} />
        </div>
        <NavbarColorModeToggle />
      </div>
    </>
  );
}
