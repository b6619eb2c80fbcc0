import type {Demo} from '../../shared/demo';

interface StillProps {
  demo: Pick<Demo, 'id' | 'width' | 'height' | 'stillColor'>;
  /** Text for who can't see it; empty where the words beside it say the same. */
  alt?: string;
  /** The one of its upright format. */
  isUpright?: boolean;
  className?: string;
}

/** A demo's still; its color is shown until it has come. */
export const Still = ({
  demo: {id, width, height, stillColor},
  alt = '',
  isUpright = false,
  className,
}: StillProps) => (
  <img
    className={className}
    src={`/demos/${isUpright ? 'upright/' : ''}${id}.webp`}
    style={{backgroundColor: stillColor}}
    alt={alt}
    width={width}
    height={height}
    loading="lazy"
    decoding="async"
  />
);
