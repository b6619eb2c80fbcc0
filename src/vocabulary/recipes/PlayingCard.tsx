import Link from '@docusaurus/Link';
import {demoFormats} from '../../../shared/demo';
import type {RecipeCard} from '../../../shared/recipe';
import {Preview} from '../../demo-host/Preview';
import styles from './recipes.module.css';

const allFormats = Object.keys(demoFormats).length;

/** A recipe as its still, which plays as those of other cards do: in its first format, or upright. */
export function PlayingCard({card, upright}: {card: RecipeCard; upright: boolean}) {
  const [first = '16:9'] = card.formats;
  const format = upright ? '9:16' : first;
  const sized = {...card, ...demoFormats[format]};
  return (
    <Link to={card.path} className={styles.card}>
      <span className={styles.stage} data-recipe={card.id}>
        <Preview key={format} demo={sized} upright={format !== first} />
      </span>
      <span className={styles.title}>
        {card.title}
        {/* Nearly all are made for every format. */}
        {card.formats.length < allFormats && <small>{card.formats.join(' and ')} only</small>}
      </span>
      <span className={styles.about}>{card.about}</span>
    </Link>
  );
}
