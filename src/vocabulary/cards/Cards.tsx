import Link from '@docusaurus/Link';
import {CodeLabel} from '../../shell/sidebar/CodeLabel';
import {builtData} from '../built-data';
import styles from './cards.module.css';

interface Card {
  path: string;
  title: string;
  description: string;
}

/** `<Cards ids="spring interpolate" />`: link cards; `data` is put in while building (mdx/word-data.ts). */
export function Cards({data}: {ids: string; data?: string}) {
  const cards = builtData<Card[]>(data) ?? [];
  return (
    <ul className={styles.cards}>
      {cards.map(({path, title, description}) => (
        <li key={path}>
          <Link to={path} className={styles.card}>
            <span className={styles.title}>
              <CodeLabel text={title} />
            </span>
            <span className={styles.text}>{description}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
