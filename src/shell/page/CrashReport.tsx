import {Button} from '../../ui/Button';
import styles from './crash.module.css';

interface Props {
  /** Message of the error and of each of its causes. */
  message: string;
  tryAgain: () => void;
}

/** What a reader sees when a page throws while rendering. */
export function CrashReport({message, tryAgain}: Props) {
  return (
    <main className={styles.crash}>
      <h1>This page crashed.</h1>
      <p className={styles.text}>
        The rest of the site still works. If it happens again, send us the text below with the
        address of this page.
      </p>
      <Button onClick={tryAgain}>Try again</Button>
      <pre className={styles.message}>{message}</pre>
    </main>
  );
}
