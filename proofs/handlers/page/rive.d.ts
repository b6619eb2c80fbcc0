// Only the toolkit's own folder has this package; the page is bundled from there.
declare module '@remotion/rive' {
  export const RemotionRiveCanvas: import('react').FC<{
    src: string;
    onLoad?: (file: unknown) => void;
  }>;
}
