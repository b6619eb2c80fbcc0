/**
 * `npm start`: installs what is missing, builds the production site, serves it. While there is no build, a
 * dev server shows the pages.
 */
import {spawn} from 'node:child_process';
import {checkPort} from './port.mjs';
import {
  checkNode,
  checkSettings,
  checkSpace,
  fail,
  install,
  isBuilt,
  messageOf,
  root,
  STOPS,
} from './setup.mjs';

let script = 'hosting/serve.ts';
try {
  checkNode();
  await checkPort(process.env.PORT);
  install();
  if (!isBuilt()) {
    // Told now, and not in the middle of a build.
    checkSpace();
    checkSettings();
    script = 'hosting/first-start.ts';
  }
} catch (error) {
  fail(messageOf(error));
}
const server = spawn(process.execPath, ['--import', 'tsx', script], {cwd: root, stdio: 'inherit'});
for (const signal of STOPS) process.on(signal, () => server.kill(signal));
server.on('exit', (code) => process.exit(code ?? 0));
