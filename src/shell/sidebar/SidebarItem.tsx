import isInternalUrl from '@docusaurus/isInternalUrl';
import Link from '@docusaurus/Link';
import type {
  PropSidebarItem,
  PropSidebarItemCategory,
  PropSidebarItemLink,
} from '@docusaurus/plugin-content-docs';
import {isActiveSidebarItem} from '@docusaurus/plugin-content-docs/client';
import {isSamePath} from '@docusaurus/theme-common/internal';
import clsx from 'clsx';
import {memo, useId} from 'react';
import {ChevronIcon, ExternalIcon} from '../../ui/icons';
import {CodeLabel} from './CodeLabel';
import styles from './styles.module.css';
import {useOpenState} from './use-open-state';

interface Props {
  item: PropSidebarItem;
  /** Path of the page; empty when it doesn't concern the item. */
  path: string;
  /** The page is one of those that the item at this path represents. */
  isWithin?: boolean;
  /** Categories around the item, shown below it in a filtered list. */
  trail?: string;
  /** Place in the tree, for remembering what is open. */
  branch?: string;
  onNavigate?: () => void;
}

function LinkItem(props: Props & {item: PropSidebarItemLink}) {
  const {item, path, isWithin, trail, branch, onNavigate} = props;
  if (!item.href) throw new Error(`The sidebar item "${item.label}" has no link.`);
  const active = isSamePath(item.href, path);
  return (
    <li className={item.className} data-item="link">
      <Link
        to={item.href}
        className={clsx(
          styles.link,
          // Beside groups it is one of them.
          !branch && !trail && styles.parent,
          active && styles.active,
        )}
        aria-current={active ? (isWithin ? 'true' : 'page') : undefined}
        autoAddBaseUrl={item.autoAddBaseUrl}
        onClick={onNavigate}
      >
        <CodeLabel text={item.label} />
        {!isInternalUrl(item.href) && <ExternalIcon size={12} />}
        {trail && <span className={styles.trail}>{trail}</span>}
      </Link>
    </li>
  );
}

interface CategoryHeadProps extends Pick<Props, 'isWithin' | 'onNavigate'> {
  item: PropSidebarItemCategory;
  /** The page is the one that the category links to. */
  isCurrent: boolean;
  isOpen: boolean;
  /** Id of the list that it opens. */
  listId: string;
  toggle: () => void;
}

/** The name of a category, which is a link or opens it, and an arrow that opens it. */
function CategoryHead(props: CategoryHeadProps) {
  const {item, isCurrent, isWithin, isOpen, listId, toggle, onNavigate} = props;
  const opens = {'aria-expanded': isOpen, 'aria-controls': listId};
  return (
    <div className={styles.head}>
      {item.href ? (
        <Link
          to={item.href}
          className={clsx(styles.link, styles.parent, isCurrent && styles.active)}
          aria-current={isCurrent ? (isWithin ? 'true' : 'page') : undefined}
          onClick={(event) => {
            if (!isCurrent || isWithin) return onNavigate?.();
            event.preventDefault();
            toggle();
          }}
        >
          <CodeLabel text={item.label} />
        </Link>
      ) : (
        <button
          type="button"
          className={clsx(styles.link, styles.parent)}
          {...opens}
          onClick={toggle}
        >
          <CodeLabel text={item.label} />
        </button>
      )}
      <button
        type="button"
        className={clsx('icon-button', styles.caret, isOpen && styles.caretOpen)}
        // Without a link the label is the button; this is only its arrow.
        {...(item.href
          ? {
              'aria-label': `${isOpen ? 'Collapse' : 'Expand'} sidebar category '${item.label}'`,
              ...opens,
            }
          : {'aria-hidden': true, tabIndex: -1})}
        onClick={toggle}
      >
        <ChevronIcon size={14} />
      </button>
    </div>
  );
}

function CategoryItem(props: Props & {item: PropSidebarItemCategory}) {
  const {item, path, isWithin, branch = '', onNavigate} = props;
  const listId = useId();
  const here = `${branch}/${item.label}`;
  const [open, setOpen] = useOpenState(here, isActiveSidebarItem(item, path), !item.collapsed);
  return (
    <li
      className={clsx(styles.category, item.className)}
      data-item="category"
      data-class={item.className}
    >
      <CategoryHead
        item={item}
        isCurrent={isSamePath(item.href, path)}
        isWithin={isWithin}
        isOpen={open}
        listId={listId}
        toggle={() => setOpen(!open)}
        onNavigate={onNavigate}
      />
      <ul id={listId} className={clsx(styles.list, styles.sub)} hidden={!open}>
        {open && <SidebarItems {...props} items={item.items} branch={here} />}
      </ul>
    </li>
  );
}

interface SidebarItemsProps extends Omit<Props, 'item' | 'trail'> {
  items: readonly PropSidebarItem[];
}

/** Items of a list. Only those that are or contain the page get its path: hundreds of others needn't render for it. */
export const SidebarItems = ({items, path, isWithin, branch, onNavigate}: SidebarItemsProps) =>
  items.map((item, index) => {
    const isActive = isActiveSidebarItem(item, path);
    return (
      <SidebarItem
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes while it is shown.
        key={index}
        item={item}
        path={isActive ? path : ''}
        isWithin={isWithin && isActive}
        branch={branch}
        onNavigate={onNavigate}
      />
    );
  });

/** One item of the sidebar: a link, a category with its items, or a piece of HTML. */
export const SidebarItem = memo(function SidebarItem(props: Props) {
  const {item} = props;
  if (item.type === 'category') return <CategoryItem {...props} item={item} />;
  if (item.type === 'link') return <LinkItem {...props} item={item} />;
  return (
    <li
      className={item.className}
      data-item="html"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: written in content/sidebars.json.
      dangerouslySetInnerHTML={{__html: item.value}}
    />
  );
});
