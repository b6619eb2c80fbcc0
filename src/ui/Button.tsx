import Link from '@docusaurus/Link';
import clsx from 'clsx';
import type {ComponentProps} from 'react';
import styles from './button.module.css';

interface Look {
  /** `primary` for the one thing to do, `plain` for the rest. */
  look?: 'primary' | 'plain';
  size?: 'm' | 'l';
}

const classes = ({look = 'primary', size = 'm'}: Look, className?: string) =>
  clsx(styles.button, styles[look], size === 'l' && styles.large, className);

/** A button. */
export function Button({look, size, className, ...props}: Look & ComponentProps<'button'>) {
  return <button type="button" {...props} className={classes({look, size}, className)} />;
}

/** A link that looks like a button. */
export function ButtonLink({look, size, className, ...props}: Look & ComponentProps<typeof Link>) {
  return <Link {...props} className={classes({look, size}, className)} />;
}
