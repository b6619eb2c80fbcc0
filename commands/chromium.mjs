/** Finds the Chromium that the browser tests, the proofs and the renderers of stills drive. */
import {spawnSync} from 'node:child_process';
import fs from 'node:fs';

const CANDIDATES = [
  process.env.CHROMIUM_PATH,
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

/** Path of an installed Chromium or Chrome, or undefined. */
const findChromium = () => CANDIDATES.find((candidate) => candidate && fs.existsSync(candidate));

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

/**
 * Chromium without a window, a package of its own at Debian: opening and painting a page takes it a quarter less
 * of the processor. The engine is the same; what it lacks is what stands around a page, such as a viewer of PDFs, and
 * it fetches other pictures ahead: what is measured is measured with the whole browser.
 */
const SHELL = '/usr/lib/chromium/chromium-headless-shell';

/**
 * Finds the browser of the tests.
 *
 * @returns {string} Path of the one without a window if it is installed, else what `chromiumPath` finds.
 * @throws {Error} With the sentence that says what to install.
 */
export const testBrowserPath = () =>
  !process.env.CHROMIUM_PATH && fs.existsSync(SHELL) ? SHELL : chromiumPath();

/** @param {string[]} packages */
function installWithApt(packages) {
  console.log(`→ Installing ${packages.join(', ')} with apt`);
  /** @param {string[]} words */
  const apt = (...words) =>
    spawnSync('apt-get', ['-qq', '-o', 'Acquire::Retries=0', ...words], {
      stdio: 'ignore',
      env: {...process.env, DEBIAN_FRONTEND: 'noninteractive'},
    });
  const install = () => apt('install', '-y', '--no-remove', ...packages);
  // The lists may be out of date, or not there.
  if (install().status === 0) return;
  apt('update');
  install();
}

/**
 * Finds the browser of the tests, or installs it where that is one command: as root on Debian.
 *
 * @returns {string} Its path.
 * @throws {Error} With the sentence that says what to install.
 */
export function ensureTestBrowser() {
  const isDebian = fs.existsSync('/etc/debian_version') && process.getuid?.() === 0;
  if (isDebian && !process.env.CHROMIUM_PATH && !fs.existsSync(SHELL)) {
    // Of the version of what is there, which may be older than what apt has: then there is none.
    const {stdout} = spawnSync('dpkg-query', ['--show', 'chromium'], {encoding: 'utf8'});
    const version = stdout?.trim().split('\t')[1];
    if (version) installWithApt([`chromium-headless-shell=${version}`]);
    else if (!findChromium()) installWithApt(['chromium', 'chromium-headless-shell']);
  }
  return testBrowserPath();
}
