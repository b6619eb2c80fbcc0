declare module '@generated/site-data-pages/default/heads.json' {
  const heads: Record<
    | 'about'
    | 'ai'
    | 'contact'
    | 'current-time'
    | 'drag-and-drop'
    | 'lambda'
    | 'own-controls'
    | 'thumbnail',
    import('../../shared/demo').DemoPreview
  >;
  export default heads;
}

declare module '@generated/site-data-pages/default/posts.json' {
  const posts: {
    demos: Partial<Record<string, import('../../shared/demo').DemoPreview>>;
    leads: Partial<Record<string, string>>;
    stories: Partial<
      Record<string, import('../../shared/rows').StoryFacts | import('../../shared/rows').StoryCard>
    >;
    topics: import('../../shared/rows').BlogTopic[];
  };
  export default posts;
}
