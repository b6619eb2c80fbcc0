import Link from '@docusaurus/Link';
import {demoFormats} from '../../../shared/demo';
import type {RecipeTeaser} from '../../../shared/recipe';
import {Preview} from '../../demo-host/Preview';
import styles from './recipes.module.css';

const allFormats = Object.keys(demoFormats).length;

interface PlayingCardProps {
  card: RecipeTeaser;
  /** What is seen; without it, the picture says enough. */
  about?: string;
  upright?: boolean;
}

/** A recipe as its still, which plays as those of other cards do: in its first format, or upright. */
export function PlayingCard({card, about, upright = false}: PlayingCardProps) {
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
        {/* Nearly all are made for every format; a small card has no room to say so. */}
        {about && card.formats.length < allFormats && (
          <small>{card.formats.join(' and ')} only</small>
        )}
      </span>
      {about && <span className={styles.about}>{about}</span>}
    </Link>
  );
}
