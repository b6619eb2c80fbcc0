import styles from './dotted.module.css';

interface DottedProps {
  facts: readonly string[];
  className: string | undefined;
}

/** Short facts in a line, with dots between them: where they wrap, no dot is left at the end or the beginning. */
export const Dotted = ({facts, className}: DottedProps) => (
  <p className={className}>
    <span className={styles.facts}>
      {facts.map((fact) => (
        <span key={fact}>{fact}</span>
      ))}
    </span>
  </p>
);
