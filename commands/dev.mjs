/** `npm run dev`: authoring with hot reload; a page's Problems are printed and shown as an overlay. */
import {spawn} from 'node:child_process';
import {fail, install, messageOf, root, STOPS} from './setup.mjs';

try {
  install();
} catch (error) {
  fail(messageOf(error));
}
const server = spawn(
  process.execPath,
  ['node_modules/@docusaurus/core/bin/docusaurus.mjs', 'start', ...process.argv.slice(2)],
  {cwd: root, stdio: 'inherit'},
);
for (const signal of STOPS) process.on(signal, () => server.kill(signal));
// Stopped by a signal that nobody sent from here, it has failed: it has run out of memory, mostly.
server.on('exit', (code, signal) =>
  process.exit(code ?? (STOPS.some((name) => name === signal) ? 0 : 1)),
);
