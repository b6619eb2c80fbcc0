/** Finds the Chromium that the browser tests, the proofs and the renderers of stills drive. */
import {spawnSync} from 'node:child_process';
import fs from 'node:fs';

const CANDIDATES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Arguments with which it starts: no sandbox, as in a container, no GPU, and nothing asked of the network by itself. */
export const QUIET_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * Path of an installed Chromium or Chrome, or undefined.
 *
 * @throws {Error} If `CHROMIUM_PATH` names one that isn't there: another one would be tested in its place.
 */
function findChromium() {
  const asked = process.env.CHROMIUM_PATH;
  if (asked && !fs.existsSync(asked)) {
    throw new Error(`CHROMIUM_PATH is "${asked}", where no file is.`);
  }
  return asked || CANDIDATES.find((candidate) => fs.existsSync(candidate));
}

/**
 * Finds an installed Chromium or Chrome.
 *
 * @returns {string} Its path: what `CHROMIUM_PATH` says, or one of the usual places.
 * @throws {Error} With the sentence that says what to install.
 */
export function chromiumPath() {
  const found = findChromium();
  if (found) return found;
  throw new Error(
    'No Chromium was found. Install Chromium or Chrome (Debian, Ubuntu: sudo apt-get install chromium), or set CHROMIUM_PATH to its executable.',
  );
}

/** Where Debian's package `chromium-headless-shell` lies. */
const HEADLESS_SHELL = '/usr/lib/chromium/chromium-headless-shell';

/**
 * Finds the browser for tests: the same engine without its windows costs half as much of the processor for a page,
 * and is what Playwright itself takes. Without it, Chromium.
 *
 * @returns {string} Its path.
 * @throws {Error} With the sentence that says what to install.
 */
export const testBrowserPath = () =>
  !process.env.CHROMIUM_PATH && fs.existsSync(HEADLESS_SHELL) ? HEADLESS_SHELL : chromiumPath();

/**
 * Runs apt-get; what it complains of is shown, as without it nobody would know why there is no Chromium.
 *
 * @param {string[]} args
 */
const apt = (...args) =>
  spawnSync('apt-get', ['-qq', ...args], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {...process.env, DEBIAN_FRONTEND: 'noninteractive'},
  });

/**
 * Finds Chromium, or installs it where that is one command: as root on Debian.
 *
 * @returns {string} Its path.
 * @throws {Error} With the sentence that says what to install.
 */
export function ensureChromium() {
  const isDebian = fs.existsSync('/etc/debian_version') && process.getuid?.() === 0;
  if (!findChromium() && isDebian) {
    console.log('→ Installing Chromium with apt');
    apt('update');
    apt('install', '-y', 'chromium', 'chromium-headless-shell');
  }
  return chromiumPath();
}
