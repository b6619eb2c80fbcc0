/** `npm start`: installs what is missing, builds the production site, serves it. */
import {spawn} from 'node:child_process';
import {checkPort} from './port.mjs';
import {build, checkNode, fail, install, messageOf, root, STOPS} from './setup.mjs';

try {
  checkNode();
  await checkPort(process.env.PORT);
  install();
  build();
} catch (error) {
  fail(messageOf(error));
}
const server = spawn(process.execPath, ['--import', 'tsx', 'hosting/serve.ts'], {
  cwd: root,
  stdio: 'inherit',
});
for (const signal of STOPS) process.on(signal, () => server.kill(signal));
server.on('exit', (code) => process.exit(code ?? 0));
