// Ejected: a real button instead of a link with role=button. Opens on hover and Enter, closes on outside mouse, touch or
// focus; on narrow screens it is a collapsible row.
import {isRegexpStringMatch} from '@docusaurus/theme-common';
import {useLocalPathname} from '@docusaurus/theme-common/internal';
import NavbarItem from '@theme/NavbarItem';
import type {Props} from '@theme/NavbarItem/DropdownNavbarItem';
import clsx from 'clsx';
import {type KeyboardEvent, type PointerEvent, useEffect, useId, useRef, useState} from 'react';
import {flushSync} from 'react-dom';
import {ChevronIcon} from '../../../ui/icons';
import styles from '../styles.module.css';

type Item = Props['items'][number] & {group?: string};

interface Group {
  /** Title of the column; none where a menu has one list. */
  title?: string;
  items: Item[];
}

/** The columns of a menu: one begins with each item that names its group. */
const groupsOf = (items: readonly Item[]): Group[] =>
  items.reduce<Group[]>((groups, {group: title, ...item}) => {
    const last = groups.at(-1);
    if (last && title === undefined) last.items.push(item as Item);
    else groups.push({...(title && {title}), items: [item as Item]});
    return groups;
  }, []);

interface ListsProps extends Pick<Props, 'items' | 'onClick'> {
  mobile?: boolean;
}

/** The entries of a menu, in columns that are named. */
function Lists({items, mobile = false, onClick}: ListsProps) {
  const id = useId();
  return groupsOf(items).map(({title, items: own}, number) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the list comes from the configuration.
    <div key={number}>
      {title && (
        <p id={`${id}${number}`} className={styles.group}>
          {title}
        </p>
      )}
      <ul aria-labelledby={title && `${id}${number}`}>
        {own.map((item, index) => (
          <NavbarItem
            mobile={mobile}
            isDropdownItem
            {...(mobile && {onClick})}
            {...item}
            // biome-ignore lint/suspicious/noArrayIndexKey: the list comes from the configuration.
            key={index}
          />
        ))}
      </ul>
    </div>
  ));
}

const asFolder = (path: string) => path.replace(/\/?$/, '/');

/** Whether the page is one of a menu, or one below it: a template, a post, a profile; or belongs to it unnamed. */
function useContainsActive({items, activeBaseRegex}: Props): boolean {
  const pathname = useLocalPathname();
  const path = asFolder(pathname);
  return (
    items.some(
      (item) =>
        'to' in item && !('isActive' in item) && path.startsWith(asFolder(item.to as string)),
    ) || isRegexpStringMatch(activeBaseRegex, pathname)
  );
}

function useCloseOutside(open: boolean, close: () => void) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!open) return;
    const onEvent = (event: Event) => {
      if (!ref.current?.contains(event.target as Node)) close();
    };
    const kinds = ['mousedown', 'touchstart', 'focusin'];
    for (const kind of kinds) document.addEventListener(kind, onEvent);
    return () => {
      for (const kind of kinds) document.removeEventListener(kind, onEvent);
    };
  }, [open, close]);
  return ref;
}

function DropdownDesktop(props: Props) {
  const {items, position, label, className} = props;
  const [open, setOpen] = useState(false);
  const ref = useCloseOutside(open, () => setOpen(false));
  const button = useRef<HTMLButtonElement>(null);
  const panelId = useId();
  const path = useLocalPathname();
  // Below /docs the section is marked, Docs or API: one item at a time.
  const containsActive = useContainsActive(props) && !path.startsWith('/docs/');
  // biome-ignore lint/correctness/useExhaustiveDependencies: a navigation closes the panel.
  useEffect(() => setOpen(false), [path]);

  const hover = (next: boolean) => (event: PointerEvent) => {
    if (event.pointerType === 'mouse') setOpen(next);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const links = [...(ref.current?.querySelectorAll<HTMLElement>('li > a') ?? [])];
    const index = links.indexOf(document.activeElement as HTMLElement);
    if (event.key === 'Escape' && open) {
      setOpen(false);
      button.current?.focus();
    } else if (event.key === 'ArrowDown' || (event.key === 'ArrowUp' && index >= 0)) {
      event.preventDefault();
      // Only what is shown takes the focus.
      flushSync(() => setOpen(true));
      const next = links[index + (event.key === 'ArrowDown' ? 1 : -1)] ?? button.current;
      next?.focus();
    }
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hover and keys of what is inside.
    <div
      ref={ref}
      className={clsx(styles.dropdown, open && styles.open)}
      onPointerEnter={hover(true)}
      onPointerLeave={hover(false)}
      onKeyDown={onKeyDown}
    >
      <button
        ref={button}
        type="button"
        className={clsx(styles.link, containsActive && styles.active, className)}
        aria-current={containsActive || undefined}
        aria-expanded={open}
        aria-controls={panelId}
        onClick={(event) => {
          // A mouse has opened it by hovering already; its click must not close it again, nor must one that was
          // pressed before the page was alive and comes now (src/start/held.ts).
          const {pointerType} = event.nativeEvent as MouseEvent & {pointerType?: string};
          const opens = pointerType === 'mouse' || !event.isTrusted;
          setOpen((value) => opens || !value);
        }}
      >
        {label}
        <ChevronIcon size={14} className={styles.chevron} />
      </button>
      <div id={panelId} className={clsx(styles.panel, position === 'right' && styles.panelRight)}>
        <div className={styles.options}>
          <Lists items={items} />
        </div>
      </div>
    </div>
  );
}

function DropdownMobile(props: Props) {
  const {items, label, className, onClick} = props;
  const containsActive = useContainsActive(props);
  const [open, setOpen] = useState(containsActive);
  const listId = useId();
  useEffect(() => {
    if (containsActive) setOpen(true);
  }, [containsActive]);
  return (
    <li>
      <button
        type="button"
        className={clsx(styles.row, className)}
        aria-expanded={open}
        aria-controls={listId}
        onClick={() => setOpen(!open)}
      >
        {label}
        <ChevronIcon size={18} className={styles.chevron} />
      </button>
      <div id={listId} className={styles.sub} hidden={!open}>
        <Lists items={items} mobile onClick={onClick} />
      </div>
    </li>
  );
}

export default function DropdownNavbarItem({mobile = false, ...props}: Props) {
  return mobile ? <DropdownMobile {...props} /> : <DropdownDesktop {...props} />;
}
