/**
 * What `/learn` shows beside the posts in `content/learn`: what plays above a tutorial, and a path of pages
 * and steps for each background, as many for each. An item is the id of a docs page, or `course:` and the id of a step.
 */
export const tutorials: Record<string, {demo: string; minutes: number; level: string}> = {
  '/learn/apple-wow': {demo: 'wow-2', minutes: 20, level: 'You know some React'},
  '/learn/podcast-clip': {demo: 'podcast-clip', minutes: 30, level: 'You have a recording'},
  '/learn/yearly-review': {demo: 'year-review', minutes: 40, level: 'You have run a script'},
};

/** Minutes that a step of the course takes a reader who writes the code. */
export const MINUTES_PER_STEP = 4;

/** Minutes that a page of the docs takes who reads it and tries what it says. */
export const MINUTES_PER_PAGE = 6;

export const paths = [
  {
    title: 'You write React',
    about: 'You know components and props. New are the frame, and that nothing else may move.',
    items: [
      'course:frame-number',
      'course:fade-in',
      'course:own-time',
      'flickering',
      'course:composition',
      'course:player',
      'player/integration',
    ],
  },
  {
    title: 'You design',
    about: 'You know how it should look and move. Code decides when, to the frame.',
    items: [
      'course:first-frame',
      'course:ease-out',
      'course:spring-in',
      'course:fit',
      'course:typeface',
      'fonts',
      'recipes/index',
    ],
  },
  {
    title: 'You come from After Effects',
    about: 'Layers, keyframes and graphs have other names here.',
    items: [
      'after-effects',
      'course:layers',
      'course:clamp',
      'easing',
      'course:series',
      'transitioning',
      'course:other-files',
    ],
  },
  {
    title: 'You run a backend',
    about: 'Somebody else has written the film. You make a file of it for every customer.',
    items: [
      'course:props',
      'course:length',
      'course:render-script',
      'ssr-node',
      'dataset-render',
      'course:lambda',
      'lambda',
    ],
  },
] as const;
