import {bundle} from '@remotion/bundler';
import {renderMedia, selectComposition} from '@remotion/renderer';

const guests = [
  {guest: 'Nora', lines: ['22:00 Saturn', '23:30 Meteors']},
  {guest: 'Ines', lines: ['21:00 Roof', '22:00 Saturn', '23:30 Meteors']},
  {guest: 'Tom', lines: ['23:30 Meteors']},
];

const serveUrl = await bundle({entryPoint: './src/index.ts'});
const composition = await selectComposition({serveUrl, id: 'Program'});

await renderMedia({
  serveUrl,
  composition,
  codec: 'h264',
  outputLocation: 'out/program.mp4',
});
