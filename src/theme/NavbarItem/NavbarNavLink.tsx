// Ejected: icon links draw our own icons, links that leave the site say so, and entries of a menu what they are.
import isInternalUrl from '@docusaurus/isInternalUrl';
import Link from '@docusaurus/Link';
import {isRegexpStringMatch} from '@docusaurus/theme-common';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {Props} from '@theme/NavbarItem/NavbarNavLink';
import {ChatIcon, ExternalIcon, RepositoryIcon, SocialIcon} from '../../ui/icons';
import styles from './styles.module.css';

/** Icons by the class that the navigation's configuration gives an item. */
const icons = {
  'navbar-icon--code': RepositoryIcon,
  'navbar-icon--chat': ChatIcon,
  'navbar-icon--social': SocialIcon,
};

function iconOf(className: string | undefined) {
  const entry = Object.entries(icons).find(([name]) => className?.includes(name));
  return entry?.[1];
}

export default function NavbarNavLink({
  activeBasePath,
  activeBaseRegex,
  to,
  href,
  label,
  html,
  about,
  isDropdownLink: _isDropdownLink,
  prependBaseUrlToHref,
  ...props
}: Props & {about?: string}) {
  const toUrl = useBaseUrl(to);
  const activeBaseUrl = useBaseUrl(activeBasePath);
  const baseHref = useBaseUrl(href, {forcePrependBaseUrl: true});
  const NavIcon = iconOf(props.className);
  const content = html
    ? {dangerouslySetInnerHTML: {__html: html}}
    : {
        children: (
          <>
            {NavIcon && <NavIcon />}
            {label && (
              <span>
                {label}
                {about && <small className={styles.about}>{about}</small>}
              </span>
            )}
            {label && href && !isInternalUrl(href) && <ExternalIcon size={13} />}
          </>
        ),
      };
  if (href) {
    const title = NavIcon && props['aria-label'];
    return (
      <Link
        href={prependBaseUrlToHref ? baseHref : href}
        {...(title && {title})}
        {...props}
        {...content}
      />
    );
  }
  const isActive =
    activeBasePath || activeBaseRegex
      ? (_match: unknown, location: {pathname: string}) =>
          activeBaseRegex
            ? isRegexpStringMatch(activeBaseRegex, location.pathname)
            : location.pathname.startsWith(activeBaseUrl)
      : undefined;
  return <Link to={toUrl} isNavLink {...(isActive && {isActive})} {...props} {...content} />;
}
