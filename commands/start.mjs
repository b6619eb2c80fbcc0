/** `npm start`: installs what is missing, builds the production site, serves it. */
import {spawn} from 'node:child_process';
import {checkPort} from './port.mjs';
import {build, checkNode, fail, install, root} from './setup.mjs';

try {
  checkNode();
  await checkPort(process.env.PORT);
  install();
  build();
} catch (error) {
  fail(error.message);
}
const server = spawn(process.execPath, ['--import', 'tsx', 'hosting/serve.ts'], {
  cwd: root,
  stdio: 'inherit',
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.on('exit', (code) => process.exit(code ?? 0));
