/**
 * The course `/learn/course/`: its chapters and the order of their steps. A step is a folder
 * `content/course/<chapter>/<step>/`; how to write one says `content/course/README.md`.
 */
export const course = {
  title: 'Make a film, one step at a time',
  about:
    'One film grows from an empty picture to a personal invitation with captions and sound, rendered for every guest.',
  chapters: [
    {
      id: 'frames',
      title: 'Frames and time',
      about: 'A film is a function of the frame.',
      steps: ['first-frame', 'frame-number', 'fade-in', 'clamp', 'seconds'],
    },
  ],
} as const;
