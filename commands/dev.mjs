/** `npm run dev`: authoring with hot reload; a page's Problems are printed and shown as an overlay. */
import {DOCUSAURUS} from './docusaurus.mjs';
import {fail, install, messageOf, runServer} from './setup.mjs';

try {
  install();
} catch (error) {
  fail(messageOf(error));
}
runServer(...DOCUSAURUS, 'start', ...process.argv.slice(2));
