/**
 * `npm start`: installs what is missing, builds the production site, serves it. While there is no build, a
 * dev server shows the pages, if there is memory for both.
 */
import {checkPort} from './port.mjs';
import {
  build,
  checkNode,
  checkSettings,
  checkSpace,
  fail,
  install,
  isBuilt,
  messageOf,
  runServer,
} from './setup.mjs';

/** Bytes for a build (2.2 GB) and a dev server (1.6 GB) at once; with less, nothing is shown until it is built. */
const NEEDED_MEMORY = 5e9;

let script = 'hosting/serve.ts';
try {
  checkNode();
  await checkPort(process.env.PORT, process.env.HOST);
  install();
  if (!isBuilt()) {
    if (process.availableMemory() < NEEDED_MEMORY) build();
    else {
      // Told now, and not in the middle of a build.
      checkSpace();
      checkSettings();
      script = 'hosting/first-start.ts';
    }
  }
} catch (error) {
  fail(messageOf(error));
}
runServer('--import', 'tsx', script);
