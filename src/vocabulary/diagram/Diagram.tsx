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
      <Drawing />
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
