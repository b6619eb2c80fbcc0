import {type KeyboardEvent, type RefObject, useEffect, useRef} from 'react';
import {fetchText} from '../outside/fetch-json';
import {writeClipboard} from '../ui/clipboard';
import {ExternalIcon} from '../ui/icons';
import styles from './actions.module.css';

export interface MenuProps {
  /** Address of the page as Markdown. */
  twin: string;
  /** The button that opened the menu; gets the focus back. */
  opener: RefObject<HTMLElement | null>;
  onCopy(): void;
  onClose(): void;
}

/** Assistants that take a question by address; nothing is sent before a reader follows the link. */
const assistants = [
  {name: 'ChatGPT', address: 'https://chatgpt.com/?q='},
  {name: 'Claude', address: 'https://claude.ai/new?q='},
] as const;

/**
 * Copies the text behind an address.
 *
 * @returns Whether the browser allowed it.
 * @throws If the text can't be fetched.
 */
export const copyText = (url: string): Promise<boolean> => writeClipboard(fetchText(url));

const questionOf = (twin: string) =>
  `Read ${new URL(twin, window.location.href).href} and answer my questions about it.`;

/** Moves the focus among the entries, as menus do; anything else is left alone. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=menuitem]')];
  const at = items.indexOf(document.activeElement as HTMLElement);
  const starting = items.findIndex(
    (item, index) =>
      index > at && item.textContent?.toLowerCase().startsWith(event.key.toLowerCase()),
  );
  const next = {
    ArrowDown: (at + 1) % items.length,
    ArrowUp: (at - 1 + items.length) % items.length,
    Home: 0,
    End: items.length - 1,
  }[event.key];
  const target = next ?? (event.key.length === 1 && event.key !== ' ' ? starting : -1);
  if (target < 0) return;
  event.preventDefault();
  items[target]?.focus();
}

/** The menu beside “Copy page”. */
export default function Menu({twin, opener, onCopy, onClose}: MenuProps) {
  const menu = useRef<HTMLDivElement>(null);
  useEffect(() => {
    menu.current?.querySelector<HTMLElement>('[role=menuitem]')?.focus();
    const onPointerDown = (event: PointerEvent) => {
      const target = event.target as Node;
      if (!menu.current?.contains(target) && !opener.current?.contains(target)) onClose();
    };
    document.addEventListener('pointerdown', onPointerDown);
    return () => document.removeEventListener('pointerdown', onPointerDown);
  }, [opener, onClose]);

  const close = () => {
    onClose();
    opener.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Escape') {
      event.preventDefault();
      close();
    } else if (event.key === 'Tab') close();
    else moveFocus(event);
  };
  const item = {role: 'menuitem', tabIndex: -1, className: styles.item} as const;
  return (
    <div
      ref={menu}
      role="menu"
      aria-label="This page as Markdown"
      className={styles.menu}
      onKeyDown={onKeyDown}
    >
      <button
        {...item}
        type="button"
        onClick={() => {
          onCopy();
          close();
        }}
      >
        Copy as Markdown
      </button>
      <a {...item} href={twin} onClick={onClose}>
        View as Markdown
      </a>
      {assistants.map(({name, address}) => (
        <a
          {...item}
          key={name}
          href={`${address}${encodeURIComponent(questionOf(twin))}`}
          target="_blank"
          rel="noopener noreferrer nofollow"
          onClick={onClose}
        >
          Open in {name}
          <ExternalIcon size={12} className={styles.out} />
        </a>
      ))}
    </div>
  );
}
