import type {Demo} from '../../shared/demo';
import {isPale} from './is-pale';
import {loadAhead} from './load-ahead';
import styles from './still.module.css';

interface StillProps {
  demo: Pick<Demo, 'id' | 'width' | 'height' | 'stillColor'>;
  /** Text for who can't see it; empty where the words beside it say the same. */
  alt?: string;
  /** The one of its upright format. */
  isUpright?: boolean;
  className?: string | undefined;
}

/** A demo's still; its colors are shown until it has come. A pale one is dimmed on a dark page. */
export const Still = ({
  demo: {id, width, height, stillColor},
  alt = '',
  isUpright = false,
  className,
}: StillProps) => (
  <img
    ref={loadAhead}
    className={className ? `${styles.still} ${className}` : styles.still}
    src={`/demos/${isUpright ? 'upright/' : ''}${id}.webp`}
    style={{backgroundColor: stillColor}}
    data-pale={isPale(stillColor) || undefined}
    alt={alt}
    width={width}
    height={height}
    loading="lazy"
    decoding="async"
  />
);
