// Ejected for its look; the link itself is the framework's.
import {SkipToContentLink} from '@docusaurus/theme-common';
import styles from './styles.module.css';

export default function SkipToContent() {
  return <SkipToContentLink className={styles.link} />;
}
