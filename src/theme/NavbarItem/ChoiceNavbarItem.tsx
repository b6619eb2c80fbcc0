import DropdownNavbarItem, {type Props} from '@theme/NavbarItem/DropdownNavbarItem';
import clsx from 'clsx';
import styles from './styles.module.css';

interface ChoiceProps extends Omit<Props, 'label'> {
  /** What is chosen: the version, the language. */
  of: string;
  /** The entry that holds. */
  label: string;
}

/** A choice among the entries of the navigation bar: a menu of two or more. A single one is no choice, but a fact: text. */
export function ChoiceNavbarItem({of, label, mobile, ...props}: ChoiceProps) {
  if (props.items.length > 1) {
    return (
      <DropdownNavbarItem
        {...props}
        mobile={mobile}
        className={clsx(!mobile && styles.compact)}
        label={mobile ? `${of}: ${label}` : label}
      />
    );
  }
  if (mobile) return <li className={styles.fact}>{`${of}: ${label}`}</li>;
  return (
    <span className={clsx(styles.compact, styles.fact)}>
      <span className="visually-hidden">{`${of}: `}</span>
      {label}
    </span>
  );
}
