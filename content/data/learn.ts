/**
 * What `/learn` shows beside the posts in `content/learn`: what plays above a tutorial, and a path of pages
 * and steps for each background. An item is the id of a docs page, or `course:` and the id of a step.
 */
export const tutorials: Record<string, {demo: string; minutes: number; level: string}> = {
  '/learn/apple-wow': {demo: 'wow-3', minutes: 20, level: 'You know some React'},
};

/** Minutes that a step of the course takes a reader who writes the code. */
export const MINUTES_PER_STEP = 4;

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
    ],
  },
  {
    title: 'You run a backend',
    about: 'Somebody else has written the film. You make a file of it for every customer.',
    items: ['course:props', 'passing-props', 'ssr-node', 'dataset-render', 'docker', 'lambda'],
  },
] as const;
