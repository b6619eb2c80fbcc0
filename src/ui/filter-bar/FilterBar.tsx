import {type ReactNode, useId} from 'react';
import {SearchIcon} from '../icons';
import {SearchField} from '../search-field/SearchField';
import styles from './filter-bar.module.css';

interface FilterBarProps {
  /** What is filtered, in the plural: “recipes”. */
  things: string;
  /** How many of all are shown. */
  shown: number;
  all: number;
  /** Said where nothing is shown. */
  nothing: string;
  /** Words to look for; left out where there are too few things for it. */
  words?: {label: string; value: string; placeholder: string; onChange: (value: string) => void};
  /** Rows of choices. */
  children?: ReactNode;
}

/**
 * What stands above a gallery: words at the left, how many are shown at the right, choices below. The count is
 * always there, so that nothing below moves when something is chosen.
 */
export function FilterBar({things, shown, all, nothing, words, children}: FilterBarProps) {
  const id = useId();
  return (
    <search className={styles.bar} data-live>
      {words && (
        <div className={styles.field}>
          <label htmlFor={id} className="visually-hidden">
            {words.label}
          </label>
          <SearchIcon size={16} />
          <SearchField
            id={id}
            value={words.value}
            placeholder={words.placeholder}
            onChange={words.onChange}
          />
        </div>
      )}
      {children}
      <p className={styles.count} data-nothing={shown === 0 || undefined} role="status">
        {shown === 0 ? nothing : shown < all ? `${shown} of ${all} ${things}` : `${all} ${things}`}
      </p>
    </search>
  );
}
