/** `npm run dev`: authoring with hot reload; content Problems are printed as pages change. */
import {spawn} from 'node:child_process';
import {fail, install, root} from './setup.mjs';

try {
  install();
} catch (error) {
  fail(error.message);
}
const children = [
  spawn('npx', ['docusaurus', 'start', ...process.argv.slice(2)], {cwd: root, stdio: 'inherit'}),
  spawn('npx', ['tsx', 'checks/watch.ts'], {cwd: root, stdio: 'inherit'}),
];
const stop = () => {
  for (const child of children) child.kill();
};
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stop);
children[0].on('exit', (code) => {
  stop();
  process.exit(code ?? 0);
});
