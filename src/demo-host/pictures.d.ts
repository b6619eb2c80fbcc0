declare module '@generated/site-data-pages/default/heads.json' {
  const heads: Record<
    | 'about'
    | 'ai'
    | 'contact'
    | 'current-time'
    | 'drag-and-drop'
    | 'lambda'
    | 'own-controls'
    | 'player'
    | 'thumbnail',
    import('../../shared/demo').DemoPreview
  >;
  export default heads;
}

declare module '@generated/site-data-pages/default/posts.json' {
  const posts: {
    demos: Partial<Record<string, import('../../shared/demo').DemoPreview>>;
    shots: Partial<
      Record<
        string,
        Pick<import('../../shared/shot').ShotPicture, 'id' | 'alt' | 'width' | 'height'>
      >
    >;
    plates: Partial<Record<string, readonly string[]>>;
    numbers: Partial<Record<string, import('../../shared/rows').StoryNumber>>;
  };
  export default posts;
}
