// Wraps: a right-click on the logo opens the brand page, for people who came for the logo file.
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Logo from '@theme/Logo';
import {identity} from '../../../../config/identity';

export default function NavbarLogo() {
  const {siteConfig} = useDocusaurusContext();
  return (
    <Logo
      title={`${siteConfig.title} – right-click for the brand page`}
      onContextMenu={(event) => {
        event.preventDefault();
        window.location.assign(identity.brand);
      }}
    />
  );
}
