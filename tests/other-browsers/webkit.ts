/** WebKit as Debian has it: `webkit2gtk-driver` speaks W3C WebDriver, of which this needs ten commands. */
import {type ChildProcess, spawn} from 'node:child_process';
import {existsSync} from 'node:fs';
import {globSync} from 'tinyglobby';
import {z} from 'zod';
import {freePort, listen} from '../../hosting/serve.ts';
import {HYDRATED, type Reader, until} from './reader.ts';
import {watchedSite} from './watched-site.ts';

const DRIVER = process.env.WEBKIT_DRIVER_PATH ?? '/usr/bin/WebKitWebDriver';
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

/** Names of keys as WebDriver writes them. */
const KEYS: Record<string, string> = {
  Escape: '\uE00C',
  Enter: '\uE007',
  Tab: '\uE004',
  ArrowDown: '\uE015',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  Control: '\uE009',
};

const failureSchema = z.object({error: z.string(), message: z.string()});
const sessionSchema = z.object({
  sessionId: z.string(),
  capabilities: z.object({browserName: z.string(), browserVersion: z.string()}),
});

/** Whether this machine has it. */
export const hasWebKit = (): boolean => existsSync(DRIVER);

/** A display that nobody sees, unless there is one. */
function startDisplay(): {display: string; process?: ChildProcess} {
  if (process.env.DISPLAY) return {display: process.env.DISPLAY};
  const display = `:${90 + (process.pid % 100)}`;
  return {display, process: spawn('Xvfb', [display, '-screen', '0', '1600x1200x24'])};
}

async function waitFor(url: string): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    if (await fetch(url).catch(() => undefined)) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${DRIVER} doesn’t answer.`);
}

/**
 * Starts WebKit.
 *
 * @param site Port of the built site.
 * @throws {Error} If the browser can't be started.
 */
export async function openWebKit(site: number): Promise<Reader> {
  const told: string[] = [];
  const watched = watchedSite(site, told);
  const origin = `http://127.0.0.1:${await listen(watched, 0)}`;
  const screen = startDisplay();
  const port = await freePort();
  const driver = spawn(DRIVER, [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: screen.display,
      LIBGL_ALWAYS_SOFTWARE: '1',
      // Containers have no user namespaces of their own; only our own pages are opened.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    },
  });
  await waitFor(`http://127.0.0.1:${port}/status`);

  const send = async (method: string, path: string, body?: object): Promise<unknown> => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body && {body: JSON.stringify(body)}),
    });
    const {value} = z.object({value: z.unknown()}).parse(await response.json());
    const failure = failureSchema.safeParse(value);
    if (failure.success) throw new Error(`${failure.data.error}: ${failure.data.message}`);
    return value;
  };
  const [binary] = globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser', {absolute: true});
  const started = sessionSchema.parse(
    await send('POST', '/session', {
      capabilities: {
        alwaysMatch: {
          browserName: 'MiniBrowser',
          'webkitgtk:browserOptions': {binary, args: ['--automation']},
        },
      },
    }),
  );
  const session = `/session/${started.sessionId}`;
  const keys = (strokes: string[]) =>
    send('POST', `${session}/actions`, {
      actions: [
        {
          type: 'key',
          id: 'keyboard',
          actions: [
            ...strokes.map((value) => ({type: 'keyDown', value})),
            ...strokes.toReversed().map((value) => ({type: 'keyUp', value})),
          ],
        },
      ],
    });

  const reader: Reader = {
    name: `WebKit ${started.capabilities.browserVersion}`,
    async open(path) {
      await send('POST', `${session}/url`, {url: origin + path});
      await until(reader, HYDRATED);
    },
    read: (expression) =>
      send('POST', `${session}/execute/sync`, {script: `return ${expression}`, args: []}),
    async click(selector) {
      const found = z
        .object({[ELEMENT]: z.string()})
        .parse(await send('POST', `${session}/element`, {using: 'css selector', value: selector}));
      await send('POST', `${session}/element/${found[ELEMENT]}/click`, {});
    },
    async type(text) {
      for (const letter of text) await keys([letter]);
    },
    press: async (key) => {
      await keys(key.split('+').map((name) => KEYS[name] ?? name));
    },
    async resize(width, height) {
      // The window has a border, and a bar with buttons.
      await send('POST', `${session}/window/rect`, {width, height});
    },
    async forget() {
      await send('POST', `${session}/execute/sync`, {
        script: 'localStorage.clear(); sessionStorage.clear()',
        args: [],
      }).catch(() => undefined);
      await send('POST', `${session}/url`, {url: 'about:blank'});
      told.length = 0;
    },
    errors: () => told,
    async close() {
      await send('DELETE', session).catch(() => undefined);
      driver.kill();
      screen.process?.kill();
      watched.closeAllConnections();
      watched.close();
    },
  };
  return reader;
}
