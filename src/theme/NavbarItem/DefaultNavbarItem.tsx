// Ejected: own classes for the three places of a link: bar, drop-down, menu of narrow screens.
import type {Props} from '@theme/NavbarItem/DefaultNavbarItem';
import NavbarNavLink from '@theme/NavbarItem/NavbarNavLink';
import clsx from 'clsx';
import styles from './styles.module.css';

export default function DefaultNavbarItem({
  mobile = false,
  isDropdownItem = false,
  position: _position,
  className,
  activeClassName,
  ...props
}: Props) {
  const inList = mobile || isDropdownItem;
  const link = (
    <NavbarNavLink
      {...props}
      className={clsx(
        mobile ? styles.row : isDropdownItem ? styles.option : styles.link,
        className,
      )}
      activeClassName={clsx(styles.active, activeClassName)}
    />
  );
  return inList ? <li>{link}</li> : link;
}
