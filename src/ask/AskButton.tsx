import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useRef} from 'react';
import {showNotice} from '../shell/notice';
import {leaveFor} from '../shell/patience';
import {useOnDemand} from '../shell/use-on-demand';
import {AskIcon} from '../ui/icons';
import styles from './button.module.css';

const load = () => import('./AskDialog');
/** Without the code of the panel, its page is the way that remains. */
const goToPage = () =>
  leaveFor('/ai', () =>
    showNotice('You are offline, and the panel for questions has not been loaded yet.'),
  );

/** Whether the site has the button: with a chat widget it needs none. */
const useHasButton = (): boolean => !useDocusaurusContext().siteConfig.customFields?.hasChatWidget;

interface InBar {
  /** It stands in the bar of wide screens, too: a tool has a use of its own for the corner. */
  inBar?: boolean | undefined;
}

/**
 * Keeps the button's room in the bar of narrow screens. It comes before the bar, so that nothing in the bar
 * moves when the end of the document, with the button, arrives; the page of the panel has it, too.
 */
export function AskRoom({inBar}: InBar) {
  return useHasButton() && <span hidden className={styles.room} data-in-bar={inBar || undefined} />;
}

/**
 * The floating button of the specification, where no chat widget is configured: same place, same
 * look. The panel behind it is loaded when a reader is about to press it. On the panel's own page it is a mark in the
 * bar of narrow screens, which says where one is.
 */
export function AskButton({inBar}: InBar) {
  const hasButton = useHasButton();
  const {pathname} = useLocation();
  const button = useRef<HTMLButtonElement>(null);
  const {Part: AskDialog, open, close, intent} = useOnDemand(load, goToPage);
  if (!hasButton) return null;
  if (/^\/ai\/?$/.test(pathname)) {
    return (
      <aside aria-label="Ask the docs" className={styles.place} data-no-print>
        <Link to="/ai" className={styles.button} aria-current="page">
          <AskIcon size={18} />
          <span className={styles.label}>Ask the docs</span>
        </Link>
      </aside>
    );
  }
  return (
    <aside
      aria-label="Ask the docs"
      className={styles.place}
      data-in-bar={inBar || undefined}
      data-no-print
    >
      <button
        {...intent}
        ref={button}
        // Where it stands depends on the width: what was pressed before the page was alive is found by this.
        id="ask-button"
        type="button"
        className={styles.button}
        aria-haspopup="dialog"
        aria-expanded={AskDialog ? true : undefined}
        // Beside the page it doesn't cover the button.
        onClick={AskDialog ? close : open}
      >
        <AskIcon size={18} />
        <span className={styles.label}>Ask the docs</span>
      </button>
      {AskDialog && (
        <AskDialog
          onClose={(followed) => {
            close();
            if (!followed) button.current?.focus();
          }}
        />
      )}
    </aside>
  );
}
