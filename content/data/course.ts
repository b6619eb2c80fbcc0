/**
 * The course `/learn/course/`: its chapters and the order of their steps. A step is a folder
 * `content/course/<chapter>/<step>/`; how to write one says `content/course/README.md`. The picture of a chapter is
 * that of a step, of which `crop` shows a part: how many times larger, and which corner or point stays in place;
 * `tint` gives a white page a ground that the site's doesn't have.
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
      picture: 'seconds',
      about: 'A film is a component that depends on the frame.',
      steps: ['first-frame', 'frame-number', 'fade-in', 'clamp', 'seconds'],
    },
    {
      id: 'sequences',
      title: 'Sequences and series',
      picture: 'series',
      crop: {zoom: 1.15, at: '0% 47%'},
      about: 'Parts that begin, end and follow each other.',
      steps: ['arrive-later', 'leave-again', 'own-time', 'series', 'overlap'],
    },
    {
      id: 'motion',
      title: 'Easing and springs',
      picture: 'stagger',
      crop: {zoom: 1.2, at: '50% 50%'},
      about: 'Movements that slow down, overshoot and follow each other.',
      steps: ['ease-out', 'spring-in', 'stagger', 'spring-length', 'in-and-out'],
    },
    {
      id: 'layout',
      title: 'Layout and text',
      picture: 'layers',
      crop: {zoom: 1.5, at: '54% 76%'},
      about: 'Where elements are placed, and how words appear.',
      steps: ['layers', 'center', 'margins', 'typewriter', 'fit'],
    },
    {
      id: 'assets',
      title: 'Assets and fonts',
      picture: 'slow-zoom',
      about: 'Files that a render waits for: pictures, a typeface, music that fades.',
      steps: ['picture', 'slow-zoom', 'typeface', 'sound', 'fade-sound'],
    },
    {
      id: 'data',
      title: 'Data, props and schemas',
      picture: 'schema',
      crop: {zoom: 2.2, at: '0% 4%'},
      about: 'One film for every guest, in every size.',
      steps: ['props', 'list', 'schema', 'formats', 'composition'],
    },
    {
      id: 'captions',
      title: 'Captions',
      picture: 'current-word',
      about: 'Words at the moment they are spoken.',
      steps: ['right-moment', 'subtitles', 'current-word', 'pages', 'readable'],
    },
    {
      id: 'charts',
      title: 'Charts, paths and 3D',
      picture: 'bars',
      crop: {zoom: 1.2, at: '50% 60%'},
      about: 'The numbers and paths of the night, drawn and animated.',
      steps: ['bars', 'count-up', 'draw-line', 'follow-path', 'turn-card'],
    },
    {
      id: 'player',
      title: 'The Player in an app',
      picture: 'player',
      crop: {zoom: 1.2, at: '50% 4%', tint: true},
      about: 'The film on your own page, which controls it and reacts to it.',
      steps: ['player', 'player-input', 'player-jump', 'player-frame', 'thumbnails'],
    },
    {
      id: 'rendering',
      title: 'Rendering anywhere',
      picture: 'other-files',
      crop: {zoom: 1.45, at: '0% 2%'},
      about: 'Video files from commands, scripts and the cloud.',
      steps: ['length', 'render-command', 'other-files', 'render-script', 'lambda'],
    },
  ],
} as const;
