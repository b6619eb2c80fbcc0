import Link from '@docusaurus/Link';
import {demoFormats} from '../../../shared/demo';
import type {RecipeCard} from '../../../shared/recipe';
import {Preview} from '../../demo-host/Preview';
import styles from './recipes.module.css';

const allFormats = Object.keys(demoFormats).length;

/** A recipe as its still, which plays as those of other cards do. */
export function PlayingCard({card}: {card: RecipeCard}) {
  const sized = {...card, ...demoFormats[card.formats[0] ?? '16:9']};
  return (
    <Link to={card.path} className={styles.card}>
      <span className={styles.stage} data-recipe={card.id}>
        <Preview demo={sized} />
      </span>
      <span className={styles.title}>
        {card.title}
        {/* Nearly all are made for every format. */}
        {card.formats.length < allFormats && <small>{card.formats.join(' and ')} only</small>}
      </span>
      <span className={styles.about}>{card.description}</span>
    </Link>
  );
}
