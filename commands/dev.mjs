/** `npm run dev`: authoring with hot reload; a page's Problems are printed and shown as an overlay. */
import {spawn} from 'node:child_process';
import {fail, install, root} from './setup.mjs';

try {
  install();
} catch (error) {
  fail(error.message);
}
const server = spawn(
  process.execPath,
  ['node_modules/@docusaurus/core/bin/docusaurus.mjs', 'start', ...process.argv.slice(2)],
  {cwd: root, stdio: 'inherit'},
);
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.on('exit', (code) => process.exit(code ?? 0));
