/**
 * The course `/learn/course/`: its chapters and the order of their steps. A step is a folder
 * `content/course/<chapter>/<step>/`; how to write one says `content/course/README.md`.
 */
export const course = {
  title: 'Make a film, one step at a time',
  about:
    'One film grows from an empty picture to a personal invitation: for every guest, and in every size.',
  /** Steps that make one film at the end. Each can be played without props. */
  film: [
    {step: 'spring-length', name: 'Title'},
    {step: 'slow-zoom', name: 'Dunes'},
    {step: 'series', name: 'Program'},
    {step: 'stagger', name: 'Stars'},
    {step: 'bars', name: 'Hours'},
    {step: 'current-word', name: 'Words'},
    {step: 'in-and-out', name: 'Invitation'},
  ],
  chapters: [
    {
      id: 'frames',
      title: 'Frames and time',
      picture: 'clamp',
      about: 'A film is a function of the frame.',
      steps: ['first-frame', 'frame-number', 'fade-in', 'clamp', 'seconds'],
    },
    {
      id: 'sequences',
      title: 'Sequences and series',
      picture: 'series',
      about: 'Parts that begin, end and follow each other.',
      steps: ['arrive-later', 'leave-again', 'own-time', 'series', 'overlap'],
    },
    {
      id: 'motion',
      title: 'Easing and springs',
      picture: 'stagger',
      about: 'Movement that has a character.',
      steps: ['ease-out', 'spring-in', 'stagger', 'spring-length', 'in-and-out'],
    },
    {
      id: 'layout',
      title: 'Layout and text',
      picture: 'fit',
      about: 'Where things stand, and how words appear.',
      steps: ['layers', 'center', 'margins', 'typewriter', 'fit'],
    },
    {
      id: 'assets',
      title: 'Pictures and sound',
      picture: 'slow-zoom',
      about: 'Files that a render waits for, and music that fades.',
      steps: ['picture', 'slow-zoom', 'sound', 'fade-sound'],
    },
    {
      id: 'data',
      title: 'Data, props and schemas',
      picture: 'formats',
      about: 'One film for every guest, in every size.',
      steps: ['props', 'list', 'schema', 'formats', 'composition'],
    },
    {
      id: 'captions',
      title: 'Captions',
      picture: 'current-word',
      about: 'Words at the moment they are spoken.',
      steps: ['right-moment', 'subtitles', 'current-word'],
    },
    {
      id: 'charts',
      title: 'Charts, paths and 3D',
      picture: 'bars',
      about: 'What a night has brought, drawn.',
      steps: ['bars', 'count-up', 'draw-line', 'follow-path', 'turn-card'],
    },
  ],
} as const;
