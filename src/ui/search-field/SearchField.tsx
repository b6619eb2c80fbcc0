import {type ComponentProps, useRef} from 'react';
import {CloseIcon} from '../icons';
import styles from './search-field.module.css';

interface SearchFieldProps extends Omit<ComponentProps<'input'>, 'type' | 'value' | 'onChange'> {
  value: string;
  onChange: (value: string) => void;
}

/** A field for words to look for; once there are some, a button empties it. */
export function SearchField({value, onChange, ...props}: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <span className={styles.field}>
      <input
        {...props}
        ref={input}
        type="search"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      {value !== '' && (
        <button
          type="button"
          className={`icon-button ${styles.clear}`}
          aria-label="Clear the field"
          onClick={() => {
            input.current?.focus();
            onChange('');
          }}
        >
          <CloseIcon size={16} />
        </button>
      )}
    </span>
  );
}
