import type {RefObject} from 'react';
import {search as settings} from '../../../config/search';
import {CloseIcon, SearchIcon} from '../../ui/icons';
import box from '../box.module.css';
import styles from './modal.module.css';
import type {SearchList} from './search-list';
import type {View} from './view';

/** Keys by which the library chooses from the list. */
const KEYS_OF_LIST = ['Enter', 'ArrowUp', 'ArrowDown'];

interface BarProps {
  list: SearchList;
  view: View;
  input: RefObject<HTMLInputElement | null>;
  /** Empties the query. */
  onClear(): void;
  onClose(): void;
}

/** The input of the dialog, a button that empties it, and one that closes all. */
export function Bar({list, view, input, onClear, onClose}: BarProps) {
  const {query} = view;
  const hasList = view.count > 0 && !view.isStale;
  const {getInputProps} = list.autocomplete;
  const inputProps = getInputProps({
    inputElement: input.current,
    autoFocus: true,
    maxLength: settings.queryLength,
  } as Parameters<
    typeof getInputProps
  >[0]) as unknown as React.InputHTMLAttributes<HTMLInputElement>;
  const onKeyDown = (event: React.KeyboardEvent<HTMLInputElement>) => {
    if (list.isListed || event.nativeEvent.isComposing || !KEYS_OF_LIST.includes(event.key)) {
      inputProps.onKeyDown?.(event);
      return;
    }
    // The lines that are there still are those of another query.
    event.preventDefault();
    if (event.key === 'Enter' && !event.metaKey && !event.ctrlKey && !event.shiftKey) {
      list.awaitFirst();
    }
  };
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
          {...inputProps}
          onKeyDown={onKeyDown}
          ref={input}
          className={`DocSearch-Input ${box.input}`}
          role="combobox"
          aria-label={settings.texts.label}
          aria-labelledby={undefined}
          aria-expanded={hasList}
          aria-haspopup="listbox"
          aria-controls={hasList ? inputProps['aria-controls'] : undefined}
          aria-activedescendant={hasList ? inputProps['aria-activedescendant'] : undefined}
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
