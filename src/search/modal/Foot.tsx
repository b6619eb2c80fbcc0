import {search as settings} from '../../../config/search';
import type {SearchSection} from '../../../shared/search-index';
import styles from './modal.module.css';
import type {View} from './view';

interface FootProps {
  view: View;
  section: SearchSection | undefined;
  /** Goes to a site path. */
  open(url: string): void;
}

/** The keys of the dialog, and the way to the page with all results. */
export function Foot({view: {query, answer}, section, open}: FootProps) {
  const parameters = new URLSearchParams([['q', query], ...(section ? [['in', section]] : [])]);
  const address = `${settings.page}?${parameters}`;
  return (
    <footer className={`DocSearch-Footer ${styles.footer}`}>
      <span className={styles.keys} aria-hidden="true">
        <kbd>↑</kbd> <kbd>↓</kbd> to move, <kbd>→</kbd> for more of a page, <kbd>Enter</kbd> to
        open, <kbd>Esc</kbd> to close
      </span>
      {query.trim() && answer && answer.nbHits > 0 ? (
        <a
          className={styles.all}
          href={address}
          onClick={(event) => {
            if (event.metaKey || event.ctrlKey) return;
            event.preventDefault();
            open(address);
          }}
        >
          {/* More of the index can add to the number. */}
          {answer.isComplete ? `See all ${answer.nbHits} results` : 'See all results'}
        </a>
      ) : null}
    </footer>
  );
}
