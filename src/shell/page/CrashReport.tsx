import {useLocation} from '@docusaurus/router';
import {useEffect, useRef} from 'react';
import {Button} from '../../ui/Button';
import preload from '../framework/preload';
import styles from './crash.module.css';

interface Props {
  /** Message of the error and of each of its causes. */
  message: string;
  tryAgain: () => void;
}

/** What a reader sees when a page throws while rendering; it gives way to the next page they go to. */
export function CrashReport({message, tryAgain}: Props) {
  const {pathname, key} = useLocation();
  const place = `${pathname} ${key}`;
  const crashedAt = useRef(place);
  useEffect(() => {
    // The frame around the page stays while one goes on, and would keep the report.
    if (place !== crashedAt.current) tryAgain();
  }, [place, tryAgain]);
  // Its files may be what failed: then they have to come first.
  const retry = () => preload(pathname).then(tryAgain, tryAgain);
  return (
    <main className={styles.crash}>
      <h1>This page crashed.</h1>
      <p className={styles.text}>
        The rest of the site still works. If it happens again, send us the text below with the
        address of this page.
      </p>
      <Button onClick={retry}>Try again</Button>
      <pre className={styles.message}>{message}</pre>
    </main>
  );
}
