// Ejected: which sidebar a page is in is asked of its route; the list of all documents is not shipped.
import {useLayoutDoc} from '@docusaurus/plugin-content-docs/client';
import {useLocation} from '@docusaurus/router';
import {isRegexpStringMatch} from '@docusaurus/theme-common';
import DefaultNavbarItem from '@theme/NavbarItem/DefaultNavbarItem';
import type {Props} from '@theme/NavbarItem/DocNavbarItem';
import {routesTo} from '../../shell/framework/routes-to';

export default function DocNavbarItem({
  docId,
  label,
  docsPluginId,
  activeBaseRegex,
  ...props
}: Props) {
  const doc = useLayoutDoc(docId, docsPluginId);
  const {pathname} = useLocation();
  const page = routesTo(pathname).at(-1)?.route;
  // Drafts are not displayed.
  if (!doc) return null;
  const active =
    page?.path === doc.path ||
    (!!page?.sidebar && page.sidebar === doc.sidebar) ||
    isRegexpStringMatch(activeBaseRegex, pathname);
  return (
    <DefaultNavbarItem
      exact
      {...props}
      isActive={() => active}
      label={label ?? doc.id}
      to={doc.path}
    />
  );
}
