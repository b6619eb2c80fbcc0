import Link from '@docusaurus/Link';
import {useMemo} from 'react';
import type {DemoPreview} from '../../../shared/demo';
import {Preview} from '../../demo-host/Preview';
import {CodeLabel} from '../../shell/sidebar/CodeLabel';
import styles from './demo-cards.module.css';

interface Card {
  preview: DemoPreview;
  path: string;
  name: string;
}

/**
 * `<DemoCards of="shape-star=shapes/star" />`: an overview by pictures that play when they are pointed at,
 * focused, or, on a touch screen, in view. `data` comes from the build (`mdx/page-data.ts`).
 */
export function DemoCards({data}: {of: string; data?: string}) {
  const cards = useMemo(() => JSON.parse(data ?? '[]') as Card[], [data]);
  return (
    <ul className={styles.cards}>
      {cards.map(({preview, path, name}) => (
        <li key={preview.id}>
          <Link to={path} className={styles.card} data-card>
            <Preview demo={preview} />
            <span className={styles.name}>
              <CodeLabel text={name} />
            </span>
            <span className={styles.text}>{preview.title}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
