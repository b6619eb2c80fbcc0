// Ejected: the bar is a region of the page, not a second banner landmark, and closes with our button.
import {useThemeConfig} from '@docusaurus/theme-common';
import {useAnnouncementBar} from '@docusaurus/theme-common/internal';
import type {MouseEvent} from 'react';
import {CloseIcon} from '../../ui/icons';
import styles from './styles.module.css';

export default function AnnouncementBar() {
  const {announcementBar} = useThemeConfig();
  const {isActive, close} = useAnnouncementBar();
  if (!announcementBar || !isActive) return null;
  const dismiss = (event: MouseEvent<HTMLElement>) => {
    // The button goes, the focus must not go with it: on to what comes next.
    const next = event.currentTarget.closest('section')?.nextElementSibling;
    next?.querySelector<HTMLElement>('a')?.focus();
    close();
  };
  const {backgroundColor, textColor, content, isCloseable} = announcementBar;
  return (
    <section
      aria-label="Announcement"
      className={styles.bar}
      // Without colors of its own the bar takes the site's, in both modes.
      style={backgroundColor || textColor ? {backgroundColor, color: textColor} : undefined}
      data-announcement-bar
      data-no-print
    >
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the content is written in the site's own configuration. */}
      <div className={styles.content} dangerouslySetInnerHTML={{__html: content}} />
      {isCloseable && (
        <button type="button" aria-label="Close" className={styles.close} onClick={dismiss}>
          <CloseIcon size={16} />
        </button>
      )}
    </section>
  );
}
