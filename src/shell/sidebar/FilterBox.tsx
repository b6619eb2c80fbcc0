import {CloseIcon, SearchIcon} from '../../ui/icons';
import styles from './styles.module.css';

interface Props {
  value: string;
  onChange: (value: string) => void;
  /** Number of hits, announced to screen readers; undefined while nothing is asked. */
  count: number | undefined;
}

/** Filters the sidebar; Escape empties it, the arrow down goes to the first hit. */
export function FilterBox({value, onChange, count}: Props) {
  return (
    <div className={styles.filter}>
      <SearchIcon size={15} />
      <input
        type="text"
        className={styles.input}
        placeholder="Filter this section"
        aria-label="Filter the pages of this section"
        autoComplete="off"
        spellCheck={false}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && value) {
            event.stopPropagation();
            event.preventDefault();
            onChange('');
          }
          if (event.key === 'ArrowDown') {
            event.preventDefault();
            const box = event.currentTarget.parentElement;
            box?.parentElement?.querySelector<HTMLElement>('li a')?.focus();
          }
        }}
      />
      {value && (
        <button
          type="button"
          className={styles.clear}
          aria-label="Clear the filter"
          onClick={() => onChange('')}
        >
          <CloseIcon size={13} />
        </button>
      )}
      <span className="visually-hidden" role="status">
        {count === undefined ? '' : `${count} pages`}
      </span>
    </div>
  );
}
