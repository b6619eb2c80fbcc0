import {diagrams} from '../diagrams';
import styles from './diagram.module.css';

/** `<Diagram id="render-pipeline" />`: one of the drawings in `src/vocabulary/diagrams`. */
export function Diagram({id}: {id: string}) {
  const diagram = diagrams[id];
  if (!diagram) {
    throw new Error(`There is no diagram "${id}"; there are ${Object.keys(diagrams).join(', ')}.`);
  }
  const {Drawing, caption} = diagram;
  return (
    <figure className={styles.figure}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard. */}
      <section className={styles.scroll} aria-label={`Diagram: ${id}`} tabIndex={0}>
        <Drawing />
      </section>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
