// Ejected for its look: one frame, pointing up.
import {useBackToTopButton} from '@docusaurus/theme-common/internal';
import clsx from 'clsx';
import {NextIcon} from '../../ui/icons';
import styles from './styles.module.css';

export default function BackToTopButton() {
  const {shown, scrollToTop} = useBackToTopButton({threshold: 300});
  return (
    <button
      type="button"
      aria-label="Scroll back to top"
      className={clsx('theme-back-to-top-button', styles.button, shown && styles.shown)}
      onClick={scrollToTop}
      data-no-print
    >
      <NextIcon size={18} />
    </button>
  );
}
