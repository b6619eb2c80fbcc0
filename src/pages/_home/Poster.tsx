import styles from './poster.module.css';

interface Props {
  text: string;
  color: string;
}

/**
 * The title as its quiet frame shows it, drawn by CSS before the Player is there. Its box has the picture's shape
 * and is a container whose width is measured.
 */
export function Poster({text, color}: Props) {
  return (
    <div className={styles.poster} aria-hidden="true">
      <span>{text}</span>
      <i style={{background: color}} />
    </div>
  );
}
