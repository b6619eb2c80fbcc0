/** `npm run dev`: authoring with hot reload; a page's Problems are printed and shown as an overlay. */
import {fail, install, messageOf, runServer} from './setup.mjs';

try {
  install();
} catch (error) {
  fail(messageOf(error));
}
// Rendering and reading leave many short-lived objects: commands/build.mjs says what the larger nursery saves.
runServer(
  '--max-semi-space-size=128',
  'node_modules/@docusaurus/core/bin/docusaurus.mjs',
  'start',
  ...process.argv.slice(2),
);
