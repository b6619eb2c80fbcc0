import Play from 'lucide-react/icons/play';
import {type MouseEvent, type ReactNode, useEffect, useState} from 'react';
import {takeFocus} from '../take-focus';
import styles from './film-link.module.css';

interface FilmLinkProps {
  /** Address of the film. */
  src: string;
  width: number;
  height: number;
  /** What the film shows, for readers who don't see it. */
  name: string;
  /** What is written beside the sign. */
  label?: string;
  poster?: string;
  /** Plays one round without being pressed, from the moment this is true. */
  begins?: boolean;
  /** The picture that is shown until it plays. */
  children: ReactNode;
}

/**
 * A picture whose film plays in its place when it is pressed; without scripts, the link leads to the file. One that has
 * begun by itself ends with its picture.
 */
export function FilmLink(props: FilmLinkProps) {
  const {src, width, height, name, label = 'Play', poster, begins, children} = props;
  const [pressed, setPressed] = useState(false);
  const [begun, setBegun] = useState(false);
  useEffect(() => {
    if (begins) setBegun(true);
  }, [begins]);
  const play = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey) return;
    event.preventDefault();
    setPressed(true);
  };
  if (pressed || begun) {
    return (
      <video
        ref={pressed ? takeFocus : undefined}
        src={src}
        poster={poster}
        width={width}
        height={height}
        className={styles.film}
        aria-label={name}
        autoPlay
        controls
        muted
        playsInline
        onEnded={(event) => {
          const film = event.currentTarget;
          film.autoplay = false;
          // Shows the picture again.
          film.load();
        }}
      />
    );
  }
  return (
    <a href={src} onClick={play} className={styles.film}>
      {children}
      <span className={styles.play} data-no-print>
        <Play aria-hidden size={14} fill="currentColor" /> {label}
      </span>
    </a>
  );
}
