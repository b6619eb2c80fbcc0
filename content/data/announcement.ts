// The line above the navigation, or `undefined` for none. A new `id` shows it again to readers who
// closed the last one. Without colors it takes the site's own, which are readable in both modes.
import {identity} from '../../config/identity.ts';

interface Announcement {
  id: string;
  /** HTML: text and at most one link; what has `data-wide` is left out on phones, and what has `data-medium` on the narrowest, where it would take a second line. */
  content: string;
  /** CSS colors; give both or none. */
  backgroundColor?: string;
  textColor?: string;
  isCloseable: boolean;
}

export const announcement: Announcement | undefined = {
  id: `docs-${identity.version.replaceAll('.', '-')}`,
  content: `<span data-wide>These docs describe version ${identity.version}. </span><span data-medium>New here? </span><a href="/docs/the-fundamentals">Learn how a frame becomes a video</a>.`,
  isCloseable: true,
};
