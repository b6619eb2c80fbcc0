import Link from '@docusaurus/Link';
import {useMemo} from 'react';
import type {DemoPreview} from '../../../shared/demo';
import {Preview} from '../../demo-host/Preview';
import {CodeLabel} from '../../shell/sidebar/CodeLabel';
import {Curve} from '../../ui/curve/Curve';
import {Plate} from '../../ui/plate/Plate';
import {builtData} from '../built-data';
import styles from './demo-cards.module.css';

interface Card {
  /** Missing where there is nothing to play: the name is drawn instead. */
  preview?: DemoPreview;
  /** What is written with it, for packages that draw nothing; `*…*` is marked. */
  plate?: string[];
  /** Address of a drawing of it. */
  drawing?: string;
  /** The curve of an easing function. */
  curve?: string;
  path: string;
  name: string;
  text: string;
}

/**
 * `<DemoCards of="shape-star=shapes/star" />`: an overview by pictures that play when they are pointed at,
 * focused, or, on a touch screen, in view. `data` comes from the build (`mdx/word-data.ts`).
 */
export function DemoCards({data}: {of: string; data?: string}) {
  const cards = useMemo(() => builtData<Card[]>(data) ?? [], [data]);
  return (
    <div className={styles.overview}>
      <ul className={styles.cards} data-few={cards.length < 3 || undefined}>
        {cards.map(({preview, plate, drawing, curve, path, name, text}) => (
          <li key={preview?.id ?? path}>
            <Link to={path} className={styles.card} data-card>
              {preview ? (
                <Preview demo={preview} />
              ) : (
                <Plate lines={plate ?? [`*${name}*`]} drawing={drawing} />
              )}
              <span className={styles.name}>
                {curve && <Curve path={curve} />}
                <CodeLabel text={name} />
              </span>
              <span className={styles.text}>{text}</span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
