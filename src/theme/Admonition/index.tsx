// Ejected: a clip with its name on the strip; one component for all kinds.
import {processAdmonitionProps} from '@docusaurus/theme-common';
import type {Props} from '@theme/Admonition';
import clsx from 'clsx';
import styles from './styles.module.css';

const kinds: Record<string, {label: string; className: string | undefined}> = {
  note: {label: 'Note', className: undefined},
  info: {label: 'Note', className: undefined},
  tip: {label: 'Tip', className: styles.tip},
  warning: {label: 'Warning', className: styles.warning},
  caution: {label: 'Warning', className: styles.warning},
  danger: {label: 'Danger', className: styles.danger},
};

export default function Admonition(unprocessed: Props) {
  const {type, title, children, className} = processAdmonitionProps(unprocessed);
  const kind = kinds[type];
  if (!kind)
    throw new Error(`No admonition of type "${type}"; there are ${Object.keys(kinds).join(', ')}.`);
  return (
    <aside className={clsx('theme-admonition', styles.box, kind.className, className)}>
      <p className={styles.head}>
        <span className={styles.kind}>{kind.label}</span>
        {title && <span className={styles.title}>{title}</span>}
      </p>
      {children && <div className={styles.body}>{children}</div>}
    </aside>
  );
}
