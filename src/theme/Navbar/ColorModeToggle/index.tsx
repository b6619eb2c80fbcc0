// Ejected: the switch follows html[data-theme], not a hook that is wrong while hydrating. Both icons are in the markup,
// CSS shows the one of the mode; the label names the mode once it is known. Nothing else in the theme has a switch.
import {useThemeConfig} from '@docusaurus/theme-common';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type {Props} from '@theme/Navbar/ColorModeToggle';
import clsx from 'clsx';
import {useColorMode} from '../../../shell/color-mode';
import {MoonIcon, SunIcon} from '../../../ui/icons';
import styles from './styles.module.css';

export default function NavbarColorModeToggle({className}: Props) {
  const {disableSwitch} = useThemeConfig().colorMode;
  const {colorMode, setColorMode} = useColorMode();
  const isBrowser = useIsBrowser();
  if (disableSwitch) return null;
  const label = isBrowser
    ? `Switch between dark and light mode (currently ${colorMode} mode)`
    : 'Switch between dark and light mode';
  return (
    <button
      type="button"
      className={clsx('icon-button', styles.toggle, className)}
      disabled={!isBrowser}
      aria-label={label}
      title={label}
      onClick={() => setColorMode(colorMode === 'dark' ? 'light' : 'dark')}
    >
      <SunIcon className="only-light" />
      <MoonIcon className="only-dark" />
    </button>
  );
}
