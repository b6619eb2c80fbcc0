// Ejected for its look; the link itself is the framework's.
import {SkipToContentLink} from '@docusaurus/theme-common';
import styles from './styles.module.css';

export default function SkipToContent() {
  // It is fixed, so it would be printed over the text of every sheet.
  return <SkipToContentLink className={styles.link} data-no-print />;
}
