// Ejected: the switch follows html[data-theme], not a hook that is wrong while hydrating.
import {useThemeConfig} from '@docusaurus/theme-common';
import ColorModeToggle from '@theme/ColorModeToggle';
import type {Props} from '@theme/Navbar/ColorModeToggle';
import {useColorMode} from '../../../shell/color-mode';

export default function NavbarColorModeToggle({className}: Props) {
  const {disableSwitch} = useThemeConfig().colorMode;
  const {colorMode, setColorMode} = useColorMode();
  if (disableSwitch) return null;
  return <ColorModeToggle className={className} value={colorMode} onChange={setColorMode} />;
}
