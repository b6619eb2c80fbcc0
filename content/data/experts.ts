// The profiles of /experts/. To add yours: append one row. `slug` is your name in lower case with
// hyphens and becomes the address; `contact` is an address or link where clients reach you.
// Rows with `sample: true` are invented, shown with a badge, and meant to be replaced by real ones.
// A piece of work and its kind are in content/data/pictures.ts. `npm run unit -- data` and the build
// tell what is missing.
import type {Expert} from '../../shared/rows';

const sample = (row: Omit<Expert, 'sample' | 'contact'>): Expert => ({...row, sample: true});

export const experts: Expert[] = [
  sample({
    slug: 'mira-oldenkamp',
    name: 'Mira Oldenkamp',
    place: 'Rotterdam, UTC+1',
    focus: 'Yearly reviews that render for every customer in a night',
    skills: ['Lambda', 'Data pipelines', 'zod schemas'],
    about:
      'Mira designs the path from a warehouse table to a finished file. She starts with the schema of the props, renders a hundred awkward rows first, and only then plans the concurrency for the full run. Her projects end with a dashboard that shows which videos failed and a button that renders only those again.',
    work: ['Personalized campaigns', 'Render pipelines', 'Cost reviews'],
  }),
  sample({
    slug: 'tomas-vrbensky',
    name: 'Tomas Vrbensky',
    place: 'Brno, UTC+1',
    focus: 'Browser editors with the Player at their center',
    skills: ['Player', 'React', 'Undo histories'],
    about:
      'A timeline is easy to draw and hard to make pleasant. Tomas builds editors in which dragging, snapping and undo behave as people expect, and in which the preview stays in step with the file that is rendered later. He likes to join early, when the data model of a project can still change.',
    work: ['Video editors', 'Prototypes', 'Code reviews'],
  }),
  sample({
    slug: 'ayo-fadairo',
    name: 'Ayo Fadairo',
    place: 'Lagos, UTC+1',
    focus: 'Captions that are readable on a phone, in several scripts',
    skills: ['Captions', 'Whisper', 'Typography'],
    about:
      'Ayo works on the last centimeter of short-form video: line breaks, emphasis, safe areas and timing. The caption systems he builds measure every line before it is drawn, handle Yoruba tone marks and right-to-left scripts, and leave an editor file behind so that a person can correct the machine.',
    work: ['Caption systems', 'Transcription', 'Localization'],
  }),
  sample({
    slug: 'linnea-forsgard',
    name: 'Linnea Forsgard',
    place: 'Gothenburg, UTC+1',
    focus: 'Charts that explain one thing at a time',
    skills: ['SVG', 'D3', 'Storyboards'],
    about:
      'Coming from a newsroom, Linnea treats a chart as a sentence with a verb. She sketches the order in which a viewer should understand the numbers, then writes components that hold for next quarter’s data too. Axes keep still, labels never collide, and the source is always on screen.',
    work: ['Data films', 'Explainers', 'Workshops'],
  }),
  sample({
    slug: 'rafael-quintanar',
    name: 'Rafael Quintanar',
    place: 'Guadalajara, UTC−6',
    focus: 'Three-dimensional product scenes on the timeline',
    skills: ['React Three Fiber', 'Shaders', 'Blender'],
    about:
      'Rafael moves models from Blender into components whose camera, materials and lights are props. He bakes what can be baked, checks every scene with the renderer’s GPU settings of the target machine, and documents which of them change the picture. Retailers use such scenes for hundreds of variants of one object.',
    work: ['Product films', '3D scenes', 'Render set-up'],
  }),
  sample({
    slug: 'noor-haddadin',
    name: 'Noor Haddadin',
    place: 'Amman, UTC+3',
    focus: 'Arabic and bilingual templates for broadcasters',
    skills: ['Bidirectional text', 'Fonts', 'Overlays'],
    about:
      'Lower thirds, weather maps and election boards in two directions are Noor’s daily work. She prepares font subsets, mirrors layouts where it makes sense and leaves them where it does not, and delivers ProRes with transparency that fits the station’s playout. Journalists fill in a form; the graphics department keeps the code.',
    work: ['Broadcast graphics', 'Overlays', 'Type set-up'],
  }),
  sample({
    slug: 'jun-takehara',
    name: 'Jun Takehara',
    place: 'Osaka, UTC+9',
    focus: 'Music visuals computed from the sound itself',
    skills: ['Audio analysis', 'Canvas', 'Noise fields'],
    about:
      'Jun writes pictures that listen. He reads spectrum and waveform in windows, smooths them so that drums stay sharp and pads stay calm, and seeds every random number so that the final render equals the preview. For labels he builds small tools: drop in a track and a cover, take out a visual for each platform.',
    work: ['Music videos', 'Audio tools', 'Live visuals'],
  }),
  sample({
    slug: 'carys-penhallow',
    name: 'Carys Penhallow',
    place: 'Cardiff, UTC+0',
    focus: 'Moving After Effects habits into components',
    skills: ['Motion design', 'Easing', 'Lottie'],
    about:
      'Carys spent a decade in editing suites before she wrote her first component. She translates between motion designers and developers: curves become named springs, precomps become sequences, style guides become a package with tests. Teams keep their look and lose the nights of manual versioning.',
    work: ['Motion systems', 'Training', 'Migrations'],
  }),
  sample({
    slug: 'devran-aslanbek',
    name: 'Devran Aslanbek',
    place: 'Izmir, UTC+3',
    focus: 'Self-hosted rendering on machines you own',
    skills: ['Docker', 'Node.js', 'Queues'],
    about:
      'Not every video may leave the building. Devran sets up render servers in company networks: containers with the right libraries and fonts, a queue with priorities, limits on memory, and logs one can read at four in the morning. He measures before he buys hardware and writes down what the numbers mean.',
    work: ['Render servers', 'Performance', 'On-premises'],
  }),
  sample({
    slug: 'saskia-brandvold',
    name: 'Saskia Brandvold',
    place: 'Bergen, UTC+1',
    focus: 'Lessons and courses as code',
    skills: ['Code animation', 'Screencasts', 'Writing'],
    about:
      'Saskia produces programming courses in which the snippet on screen is the snippet in the repository. When a library changes, tests fail, the sample is fixed and the chapter renders again. She also records with the Recorder and helps companies turn their internal documentation into short films.',
    work: ['Courses', 'Developer marketing', 'Scripts'],
  }),
  sample({
    slug: 'ignacio-belmar',
    name: 'Ignacio Belmar',
    place: 'Valparaíso, UTC−4',
    focus: 'Maps, routes and race results',
    skills: ['Maps', 'GPS data', 'Path animation'],
    about:
      'A runner’s track is a path with a time for each point, and Ignacio knows what can go wrong with it: gaps in tunnels, jumps between towers, watches in the wrong year. He cleans the data, draws the route along the terrain, and renders one film per finisher while the medals are still being handed out.',
    work: ['Sports films', 'Map animation', 'Batch renders'],
  }),
  sample({
    slug: 'phuong-tran-le',
    name: 'Phuong Tran Le',
    place: 'Da Nang, UTC+7',
    focus: 'Video export for products built with Next.js',
    skills: ['Next.js', 'Lambda', 'Authentication'],
    about:
      'Phuong adds the button that says “Download MP4” to existing products. Behind it she builds what that button needs: permissions with the smallest rights, progress that survives a reload, webhooks, clean-up of old files, and a page that tells support why a render failed. The customer’s codebase keeps its own style.',
    work: ['Product integration', 'Lambda set-up', 'Webhooks'],
  }),
  sample({
    slug: 'emil-sandqvist',
    name: 'Emil Sandqvist',
    place: 'Helsinki, UTC+2',
    focus: 'Media in the browser: parsing, converting, trimming',
    skills: ['WebCodecs', 'Media Parser', 'Workers'],
    about:
      'Emil reads container formats for pleasure. He builds upload pages that know a file’s codec, rotation and length before the first byte reaches a server, and convert what a phone recorded into what an editor can use. Where a browser lacks a decoder, his pages say so and offer another way.',
    work: ['Upload pipelines', 'Browser tools', 'Debugging'],
  }),
  sample({
    slug: 'beatriz-monforte',
    name: 'Beatriz Monforte',
    place: 'Valencia, UTC+1',
    focus: 'Social cards and stills in every size',
    skills: ['Stills', 'Layout', 'Design tokens'],
    about:
      'One composition, thirty formats: Beatriz writes layouts that decide for themselves where the title goes when a banner turns into a square. Her image services render on request, cache by the hash of the props and cost little. Brand teams edit tokens in a table and see all sizes change at once.',
    work: ['Image services', 'Brand systems', 'Advertising sets'],
  }),
  sample({
    slug: 'kofi-asantewa-dodd',
    name: 'Kofi Asantewa Dodd',
    place: 'Toronto, UTC−5',
    focus: 'Tests that catch a broken video before it is published',
    skills: ['Visual tests', 'CI', 'TypeScript'],
    about:
      'Kofi asks of each composition which frames must never change by accident. He renders those in the continuous build, compares them with a tolerance that ignores antialiasing, and reports the difference as a picture in the pull request. He also finds flicker: the frame that depends on the clock, and the random number without a seed.',
    work: ['Test set-up', 'Audits', 'Maintenance'],
  }),
  sample({
    slug: 'hana-svobodova',
    name: 'Hana Svobodova',
    place: 'Prague, UTC+1',
    focus: 'Small interactive exhibits for museums',
    skills: ['Player', 'Touch interfaces', 'Accessibility'],
    about:
      'Hana’s videos wait for visitors. In her exhibits a dial changes the century, a slider the speed of a river, and the film answers at once because it is a component. At closing time the same code renders a postcard for each guest. Her interfaces work by touch, keyboard and switch, and without sound.',
    work: ['Exhibits', 'Interactive films', 'Accessibility reviews'],
  }),
  sample({
    slug: 'oskar-wieland',
    name: 'Oskar Wieland',
    place: 'Graz, UTC+1',
    focus: 'Narrated videos from text, with voices that fit',
    skills: ['Text to speech', 'Captions', 'Prompt design'],
    about:
      'Oskar connects language models, voices and pictures, and keeps each of them replaceable. A script becomes scenes, a scene gets a voice, the voice sets the duration, and the captions come from its timestamps. He stores every intermediate result, so that changing one sentence costs one sentence and not the whole film.',
    work: ['Generated videos', 'Voice-over', 'Architecture'],
  }),
];
