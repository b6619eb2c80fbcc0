import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {type ComponentType, useRef, useState} from 'react';
import {announce} from '../shell/notice';
import {leaveFor} from '../shell/patience';
import {ChatIcon} from '../ui/icons';
import type {AskDialogProps} from './AskDialog';
import styles from './button.module.css';

const load = () => import('./AskDialog');

/**
 * The floating button of the specification, where no chat widget is configured: same place, same
 * look. The panel behind it is loaded when a reader is about to press it.
 */
export function AskButton() {
  const {customFields} = useDocusaurusContext().siteConfig;
  const {pathname} = useLocation();
  const button = useRef<HTMLButtonElement>(null);
  const [Dialog, setDialog] = useState<ComponentType<AskDialogProps>>();
  // The page of the panel needs no button for it.
  if (customFields?.hasChatWidget || /^\/ai\/?$/.test(pathname)) return null;

  const prepare = () => void load().catch(() => undefined);
  const open = () =>
    load().then(
      (module) => setDialog(() => module.default),
      // The code of the panel could not be loaded: its page is the way that remains.
      () => leaveFor('/ai', () => announce('You are offline, and Ask AI has not been loaded yet.')),
    );
  return (
    <aside aria-label="Ask AI" className={styles.place} data-no-print>
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-haspopup="dialog"
        onClick={open}
        onPointerEnter={prepare}
        onTouchStart={prepare}
        onFocus={prepare}
      >
        <ChatIcon size={18} />
        Ask AI
      </button>
      {Dialog && (
        <Dialog
          onClose={(followed) => {
            setDialog(undefined);
            if (!followed) button.current?.focus();
          }}
        />
      )}
    </aside>
  );
}
