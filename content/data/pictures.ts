// Which composition illustrates what. Left of the colon is the address of a lesson or a story, the name of a
// page's head, or the slug of an expert; right of it a folder in demos/. Posts of the blog have covers, which are
// drawn from their title: src/theme/BlogLayout/cover/. `npm run build` names a folder that isn't there.
import type {PictureRows} from '../../shared/rows';

export const pictures: PictureRows = {
  heads: {
    about: 'template-javascript',
    contact: 'chat-thread',
    lambda: 'video-wall',
    'own-controls': 'player-controls',
    'current-time': 'player-premount',
    'drag-and-drop': 'player-drag',
    thumbnail: 'player-thumbnail',
  },
  posts: {
    '/learn/apple-wow': 'wow-2',
    '/success-stories/one-million-dollars': 'story-products',
    '/success-stories/typeframes': 'story-typeframes',
    '/success-stories/shortvid-video-conf': 'story-shortvid',
    '/success-stories/yarx': 'story-yarx',
    '/success-stories/makestories': 'story-makestories',
  },
  // A list begins with its newest post, unless another one is named here.
  leads: {'/success-stories': '/success-stories/yarx'},
  // Recipes at the head of the gallery of demos.
  gallery: [
    'tunnel-book',
    'neon-sign',
    'vu-needles',
    'page-turn',
    'firefly-meadow',
    'split-flap',
    'key-caps',
    'contour-map',
    'chalk-board',
    'aurora-curtains',
  ],
  experts: {
    'mira-oldenkamp': {demo: 'year-review', area: 'Data'},
    'tomas-vrbensky': {demo: 'laptop-open', area: 'Apps'},
    'ayo-fadairo': {demo: 'karaoke-fill', area: 'Captions'},
    'linnea-forsgard': {demo: 'slope-lines', area: 'Data'},
    'rafael-quintanar': {demo: 'three-blocks', area: '3D and motion'},
    'noor-haddadin': {demo: 'two-languages', area: 'Captions'},
    'jun-takehara': {demo: 'sound-dunes', area: 'Sound'},
    'carys-penhallow': {demo: 'folded-ribbon', area: '3D and motion'},
    'devran-aslanbek': {demo: 'terminal-run', area: 'Rendering'},
    'saskia-brandvold': {demo: 'chalk-board', area: '3D and motion'},
    'ignacio-belmar': {demo: 'map-pin', area: 'Data'},
    'phuong-tran-le': {demo: 'chat-thread', area: 'Apps'},
    'emil-sandqvist': {demo: 'pixel-dissolve', area: 'Apps'},
    'beatriz-monforte': {demo: 'editorial-cover', area: 'Stills'},
    'kofi-asantewa-dodd': {demo: 'before-after', area: 'Rendering'},
    'hana-svobodova': {demo: 'loupe-tour', area: 'Apps'},
    'oskar-wieland': {demo: 'typed-transcript', area: 'Sound'},
  },
};
