import {CheckIcon, CloseIcon} from '../../ui/icons';
import styles from './compatibility.module.css';

const groups = {
  Browsers: {
    chrome: 'Chrome',
    edge: 'Edge',
    firefox: 'Firefox',
    safari: 'Safari',
    browser: 'Any browser',
  },
  'Server runtimes': {node: 'Node.js', bun: 'Bun', deno: 'Deno'},
  'Where it works': {
    studio: 'Studio',
    player: 'Player',
    rendering: 'Rendering',
    'client-side': 'Client-side rendering',
    'server-side': 'Server-side rendering',
    lambda: 'Lambda',
    cloudrun: 'Cloud Run',
  },
} as const;

const words = (list: string | undefined) => new Set(list?.split(/\s+/).filter(Boolean));

/** `<Compatibility yes="chrome node" no="safari" />`: where the page's subject works and where not. */
export function Compatibility({yes, no}: {yes?: string; no?: string}) {
  const works = words(yes);
  const fails = words(no);
  return (
    <dl className={styles.groups}>
      {Object.entries(groups).map(([group, places]) => {
        const shown = Object.entries(places).filter(([id]) => works.has(id) || fails.has(id));
        if (shown.length === 0) return null;
        return (
          <div key={group} className={styles.group}>
            <dt>{group}</dt>
            {shown.map(([id, label]) => (
              <dd key={id} className={works.has(id) ? styles.yes : styles.no}>
                {works.has(id) ? <CheckIcon size={14} /> : <CloseIcon size={14} />}
                {label}
                {!works.has(id) && <span className="visually-hidden"> (not supported)</span>}
              </dd>
            ))}
          </div>
        );
      })}
    </dl>
  );
}
