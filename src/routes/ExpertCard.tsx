import Link from '@docusaurus/Link';
import type {ShownExpert} from '../../shared/rows';
import {Preview} from '../demo-host/Preview';
import {Dotted} from '../ui/dotted/Dotted';
import tile from '../ui/tile.module.css';
import {Avatar} from './Avatar';
import styles from './experts.module.css';

interface ExpertCardProps {
  expert: ShownExpert;
  /** What the name is in the page's outline. */
  heading?: 'h2' | 'h3';
}

/** One person, with a piece of their work. */
export function ExpertCard({expert, heading: Heading = 'h2'}: ExpertCardProps) {
  return (
    <Link to={`/experts/${expert.slug}`} className={`${tile.tile} ${styles.card}`}>
      <Preview demo={expert.piece} />
      <div className={styles.who}>
        <Avatar name={expert.name} />
        <div>
          <Heading>{expert.name}</Heading>
          <p className={styles.place}>{expert.place}</p>
        </div>
        {expert.sample && <span className={styles.mark}>Sample</span>}
      </div>
      <p className={styles.focus}>{expert.focus}</p>
      <Dotted facts={expert.skills} className={styles.skills} />
    </Link>
  );
}
