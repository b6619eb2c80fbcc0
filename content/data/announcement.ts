// The line above the navigation, or `undefined` for none. A new `id` shows it again to readers who
// closed the last one. Without colors it takes the site's own, which are readable in both modes.
interface Announcement {
  id: string;
  /** HTML: text and at most one link. */
  content: string;
  /** CSS colors; give both or none. */
  backgroundColor?: string;
  textColor?: string;
  isCloseable: boolean;
}

export const announcement: Announcement | undefined = {
  id: 'docs-4-0-311',
  content:
    'These docs describe version 4.0.311. New here? <a href="/docs/the-fundamentals">Learn how a frame becomes a video</a>.',
  isCloseable: true,
};
