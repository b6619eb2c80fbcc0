import type {RefObject} from 'react';
import {search as settings} from '../../../config/search';
import {CloseIcon, SearchIcon} from '../../ui/icons';
import box from '../box.module.css';
import styles from './modal.module.css';
import type {SearchList} from './search-list';
import type {View} from './view';

interface BarProps {
  list: SearchList;
  view: View;
  input: RefObject<HTMLInputElement | null>;
  /** Empties the query. */
  onClear(): void;
  onClose(): void;
}

/** The input of the dialog, a button that empties it, and one that closes all. */
export function Bar({list, view: {query, count}, input, onClear, onClose}: BarProps) {
  const {getInputProps} = list.autocomplete;
  const inputProps = getInputProps({
    inputElement: input.current,
    autoFocus: true,
    maxLength: settings.queryLength,
  } as Parameters<typeof getInputProps>[0]);
  return (
    <header className={`DocSearch-SearchBar ${styles.bar}`}>
      <form
        className={`DocSearch-Form ${styles.form}`}
        onSubmit={(event) => event.preventDefault()}
        onReset={(event) => {
          event.preventDefault();
          onClear();
        }}
      >
        <span className={styles.magnifier}>
          <SearchIcon size={20} />
        </span>
        <input
          {...(inputProps as unknown as React.InputHTMLAttributes<HTMLInputElement>)}
          ref={input}
          className={`DocSearch-Input ${box.input}`}
          role="combobox"
          aria-label={settings.texts.label}
          aria-labelledby={undefined}
          aria-expanded={count > 0}
          aria-haspopup="listbox"
          aria-controls={count > 0 ? inputProps['aria-controls'] : undefined}
        />
        {query ? (
          <button type="reset" className={styles.clear} aria-label="Clear the query">
            Clear
          </button>
        ) : null}
      </form>
      <button
        type="button"
        className="DocSearch-Cancel icon-button"
        aria-label="Close search"
        onClick={onClose}
      >
        <CloseIcon size={18} />
      </button>
    </header>
  );
}
