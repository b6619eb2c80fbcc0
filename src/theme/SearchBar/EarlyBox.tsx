import {useEffect, useRef} from 'react';
import {search} from '../../../config/search';
import box from '../../search/box.module.css';
import {SearchIcon} from '../../ui/icons';
import styles from './styles.module.css';

interface EarlyBoxProps {
  initialQuery: string;
  onType(query: string): void;
  onClose(): void;
}

/** Takes the place of the search box while its code loads, and accepts what is typed. */
export function EarlyBox({initialQuery, onType, onClose}: EarlyBoxProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    const input = element?.querySelector('input');
    input?.focus();
    input?.setSelectionRange(input.value.length, input.value.length);
    // Not closed on leaving: that would take the focus from the box, which is open by then.
  }, []);
  return (
    <dialog
      ref={dialog}
      className={box.dialog}
      aria-label={search.texts.loading}
      // After it has closed by itself: while it is open, nothing behind it can take the focus.
      onClose={onClose}
    >
      <div className={box.box}>
        <div className={styles.bar}>
          <SearchIcon size={20} />
          <input
            type="search"
            className={box.input}
            aria-label={search.texts.label}
            placeholder={search.texts.label}
            maxLength={search.queryLength}
            autoComplete="off"
            defaultValue={initialQuery}
            onChange={(event) => onType(event.target.value)}
          />
        </div>
        <p className={styles.waiting} role="status">
          {search.texts.loading}
        </p>
      </div>
    </dialog>
  );
}
