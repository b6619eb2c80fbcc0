import {useLocation} from '@docusaurus/router';
import clsx from 'clsx';
import {useRef, useState} from 'react';
import {twinOf} from '../../shared/site-path';
import {showNotice} from '../shell/notice';
import {leaveFor} from '../shell/patience';
import {useOnDemand} from '../shell/use-on-demand';
import {CheckIcon, ChevronIcon, CopyIcon} from '../ui/icons';
import styles from './actions.module.css';

const load = () => import('./Menu');

/** How long the button says what happened. */
const STATUS_MS = 4000;

/**
 * “Copy page” and the menu beside it: the page as Markdown, for an editor or an assistant. What the
 * buttons do is loaded when a reader is about to press them.
 */
export function PageActions({className}: {className?: string}) {
  const twin = twinOf(useLocation().pathname);
  const opener = useRef<HTMLButtonElement>(null);
  const [said, setSaid] = useState('');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const {
    Part: Menu,
    open,
    close,
    intent,
  } = useOnDemand(
    load,
    // Without the menu's code the Markdown itself is what remains.
    () =>
      leaveFor(twin, () => showNotice('You are offline, and this menu has not been loaded yet.')),
  );

  const copy = async () => {
    clearTimeout(timer.current);
    setSaid('');
    try {
      const {copyText} = await load();
      setSaid((await copyText(twin)) ? 'Copied' : 'Copying failed');
    } catch {
      setSaid('Copying failed');
    }
    timer.current = setTimeout(() => setSaid(''), STATUS_MS);
  };
  const isCopied = said === 'Copied';
  const Icon = isCopied ? CheckIcon : CopyIcon;
  return (
    <div className={clsx(styles.actions, className)} data-no-print>
      <button {...intent} type="button" className={styles.copy} onClick={copy}>
        <Icon size={15} />
        <span data-said={said && (isCopied ? said : 'Failed')}>Copy page</span>
      </button>
      <button
        {...intent}
        ref={opener}
        type="button"
        className={styles.more}
        aria-label="More ways to read this page"
        aria-haspopup="menu"
        aria-expanded={Menu !== undefined}
        onClick={Menu ? close : open}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          open();
        }}
      >
        <ChevronIcon size={15} />
      </button>
      {Menu && <Menu twin={twin} opener={opener} onCopy={copy} onClose={close} />}
      <span className="visually-hidden" role="status">
        {said}
      </span>
    </div>
  );
}
