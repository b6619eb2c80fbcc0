// Ejected: a button that looks like a field; the search itself is loaded when it is asked for.
import {useRef} from 'react';
import {search as settings} from '../../../config/search';
import {useSearchKeys} from '../../search/use-search-keys';
import {SearchIcon} from '../../ui/icons';
import {EarlyBox} from './EarlyBox';
import styles from './styles.module.css';
import {useSearchBox} from './use-search-box';

export default function SearchBar() {
  const button = useRef<HTMLButtonElement>(null);
  const {prepare, open, early} = useSearchBox(button);
  useSearchKeys(button, open);

  return (
    <>
      <button
        ref={button}
        type="button"
        className={`DocSearch-Button ${styles.button}`}
        aria-label={settings.texts.label}
        aria-haspopup="dialog"
        onClick={() => open('')}
        onPointerEnter={prepare}
        onTouchStart={prepare}
        onFocus={prepare}
      >
        <SearchIcon size={18} />
        <span className={styles.text}>{settings.texts.label}</span>
        <kbd className={styles.keys}>/</kbd>
      </button>
      {early && <EarlyBox {...early} />}
    </>
  );
}
