import {spawnSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import {createServer, type Server} from 'node:http';
import {createRequire} from 'node:module';
import type {AddressInfo} from 'node:net';
import os from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {checkPort} from './port.mjs';

const commands = import.meta.dirname;
let folder: string;
let other: Server;

beforeAll(async () => {
  // A clone that has nothing but the commands: whatever they need first, they have to ask for.
  folder = mkdtempSync(path.join(os.tmpdir(), 'start-'));
  cpSync(commands, path.join(folder, 'commands'), {recursive: true});
  other = createServer();
  await new Promise<void>((resolve) => other.listen(0, resolve));
});

afterAll(() => {
  other.close();
  rmSync(folder, {recursive: true});
});

/** Runs Node in a folder; returns the exit code and what a person reads. */
function node(cwd: string, args: string[], env: Record<string, string> = {}) {
  const {status, stdout, stderr} = spawnSync(process.execPath, args, {
    cwd,
    encoding: 'utf8',
    env: {...process.env, ...env},
  });
  return {status, text: `${stdout}${stderr}`.trim()};
}

describe('npm start fails with a clear sentence', () => {
  it.each(['18.19.1', '20.11.0'])('for a Node that is too old: %s', (version) => {
    const pretend = `data:text/javascript,Object.defineProperty(process.versions,"node",{value:"${version}"})`;
    expect(node(folder, ['--import', pretend, 'commands/start.mjs'])).toEqual({
      status: 1,
      text: `Node ${version} is too old: this project needs Node 20.19 or newer (https://nodejs.org).`,
    });
  });

  it('and asks for the Node that package.json names', () => {
    const {engines} = createRequire(import.meta.url)('../package.json');
    expect(engines.node).toBe('>=20.19');
  });

  it('for too little disk space', () => {
    const {status, text} = node(folder, ['commands/start.mjs'], {NEEDED_MEGABYTES: '999999999'});
    expect(status).toBe(1);
    expect(text.replace(/Only \d+/, 'Only 12')).toMatchInlineSnapshot(
      `"Only 12 MB are free here, and the set-up needs about 999999999 MB: free some disk space and run it again."`,
    );
  });

  it('for a step that fails, naming it', () => {
    const code =
      "import('./commands/setup.mjs').then(({run, fail}) => { try { run('Building the site', process.execPath, ['-e', 'process.exit(3)']) } catch (error) { fail(error.message) } })";
    expect(node(folder, ['-e', code])).toMatchInlineSnapshot(`
      {
        "status": 1,
        "text": "→ Building the site

      Building the site failed. The lines above say why.",
      }
    `);
  });

  it('never takes a build for current after something it may read has changed', () => {
    const hash = () =>
      node(folder, [
        '-p',
        "import('./commands/setup.mjs').then((m) => console.log(m.sourcesHash()))",
      ]).text;
    const hashes = [hash()];
    for (const [file, text] of [
      ['.browserslistrc', 'chrome 120'],
      ['package.json', '{"type": "module"}'],
      ['some-new-folder/file.ts', 'export {}'],
    ] as const) {
      mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
      writeFileSync(path.join(folder, file), text);
      hashes.push(hash());
    }
    expect(new Set(hashes).size).toBe(4);
    mkdirSync(path.join(folder, 'tests'));
    writeFileSync(path.join(folder, 'tests/home.spec.ts'), '');
    writeFileSync(path.join(folder, 'README.md'), '');
    expect(hash()).toBe(hashes.at(-1));
  });

  it.each([
    ['never takes a build by hand for the one it made', [], false],
    ['and minds none into another folder', ['.cache/configured'], true],
  ])('%s', (_what, words, isKept) => {
    const stamp = path.join(folder, '.cache/build.stamp');
    mkdirSync(path.dirname(stamp), {recursive: true});
    writeFileSync(stamp, '');
    // It fails, as there is no framework: what is half-built isn't the site either.
    expect(node(folder, ['commands/build.mjs', ...words]).status).toBe(1);
    expect(existsSync(stamp)).toBe(isKept);
  });

  it('notes the settings of a build without telling them', () => {
    const code = "import('./commands/setup.mjs').then((m) => console.log(m.buildHash()))";
    const hash = (env: Record<string, string>) => node(folder, ['-e', code], env).text;
    const plain = hash({ALGOLIA_INDEX: 'docs'});
    expect(plain).toMatch(/^[0-9a-f]{64}$/);
    expect(hash({ALGOLIA_INDEX: 'other'})).not.toBe(plain);
    expect(hash({ALGOLIA_INDEX: 'docs', ALGOLIA_WRITE_KEY: 'secret'})).toBe(plain);
  });

  describe('for what breaks the build', () => {
    /** The steps of the build, as npm would find them in package.json. */
    const buildWith = (checkContent: string, checkSettings = 'node -e ""') => {
      const scripts = {
        'check:settings': checkSettings,
        'check:samples': 'node -e ""',
        build: 'node -e "console.log(\'the build stops\');process.exit(1)"',
        'check:content': checkContent,
      };
      const clone = mkdtempSync(path.join(os.tmpdir(), 'broken-'));
      cpSync(commands, path.join(clone, 'commands'), {recursive: true});
      writeFileSync(path.join(clone, 'package.json'), JSON.stringify({type: 'module', scripts}));
      const code =
        "import('./commands/setup.mjs').then(({build, fail}) => { try { build() } catch (error) { fail(error.message) } })";
      const {status, text} = node(clone, ['-e', code], {NEEDED_MEGABYTES: '1'});
      rmSync(clone, {recursive: true});
      return {status, text: text.replace(/done in \d+ s/g, 'done')};
    };

    it('listing the mistakes of pages', () => {
      const problem = "console.log('content/docs/spring.mdx:12:3 …');process.exit(1)";
      expect(buildWith(`node -e "${problem}"`)).toMatchInlineSnapshot(`
        {
          "status": 1,
          "text": "→ Reading the types of all samples
          done
        → Building the site (a few minutes)
        the build stops

        → Looking for mistakes in the pages
        content/docs/spring.mdx:12:3 …

        Building the site failed because of the pages listed above: correct them and run it again.",
        }
      `);
    });

    it('or for a bad setting, before anything is done', () => {
      const bad = `node -e "console.error('SITE_URL is …');process.exit(1)"`;
      expect(buildWith('node -e ""', bad)).toEqual({status: 1, text: 'SITE_URL is …'});
    });

    it('or saying that the pages are not to blame', () => {
      expect(buildWith('node -e ""').text.split('\n').at(-1)).toMatchInlineSnapshot(
        `"Building the site failed, and no mistake was found in its pages: the messages of the build above say why."`,
      );
    });
  });

  it('for a port that is in use, before anything is installed', () => {
    const {port} = other.address() as AddressInfo;
    expect(node(folder, ['commands/start.mjs'], {PORT: String(port)})).toEqual({
      status: 1,
      text: `Port ${port} is in use. Stop what listens there, or set PORT to another one.`,
    });
  });

  // Other systems have one address of their own.
  it.skipIf(process.platform !== 'linux')(
    'but for none that is in use at another address only',
    async () => {
      const elsewhere = createServer();
      await new Promise<void>((resolve) => elsewhere.listen(0, '127.0.0.2', resolve));
      const {port} = elsewhere.address() as AddressInfo;
      await expect(checkPort(String(port), undefined)).resolves.toBeUndefined();
      await expect(checkPort(String(port), '127.0.0.2')).rejects.toThrow(`Port ${port} is in use.`);
      elsewhere.close();
    },
  );

  it('where npm can’t be started', () => {
    const code =
      "import('./commands/setup.mjs').then(({checkSettings, fail}) => { try { checkSettings() } catch (error) { fail(error.message) } })";
    expect(node(folder, ['-e', code], {PATH: ''})).toEqual({
      status: 1,
      text: 'The settings could not be checked: spawnSync npm ENOENT.',
    });
  });

  const serve = (port: string) => {
    const site = path.join(folder, 'build');
    mkdirSync(site, {recursive: true});
    writeFileSync(path.join(site, '_policy.txt'), "default-src 'self'");
    writeFileSync(path.join(site, '_pages.json'), '[]');
    writeFileSync(path.join(site, '_redirects'), '');
    writeFileSync(path.join(site, '_files.txt'), '2 _pages.json\n');
    return node(
      folder,
      [
        '--import',
        createRequire(import.meta.url).resolve('tsx'),
        path.join(commands, '../hosting/serve.ts'),
      ],
      {
        PORT: port,
      },
    );
  };

  it('for a port that was taken meanwhile', () => {
    const {port} = other.address() as AddressInfo;
    const {status, text} = serve(String(port));
    expect(status).toBe(1);
    expect(text).toBe(
      `Port ${port} is in use. Stop what listens there, or set PORT to another one.`,
    );
  });

  it('for an invalid port', () => {
    expect(serve('http')).toMatchInlineSnapshot(`
      {
        "status": 1,
        "text": "PORT is "http", but has to be a number from 1 to 65535, for example 3000.",
      }
    `);
  });
});

describe('npm start without a build', () => {
  /** Runs it in a clone where all is installed, with that much memory and this in place of the dev server. */
  const start = (bytes: number, firstStart = "console.log('pages are shown')") => {
    const clone = mkdtempSync(path.join(os.tmpdir(), 'memory-'));
    cpSync(commands, path.join(clone, 'commands'), {recursive: true});
    for (const name of ['hosting', '.cache']) mkdirSync(path.join(clone, name));
    symlinkSync(path.join(commands, '../node_modules'), path.join(clone, 'node_modules'));
    const write = (file: string, text: string) => writeFileSync(path.join(clone, file), text);
    // There is no lockfile, and all that it names is installed.
    write('.cache/install.stamp', createHash('sha256').digest('hex'));
    write('hosting/first-start.ts', firstStart);
    const scripts = {
      'check:settings': 'node -e ""',
      'check:samples': 'node -e ""',
      build: 'node -e "console.log(\'the build stops\');process.exit(1)"',
      'check:content': 'node -e ""',
    };
    write('package.json', JSON.stringify({type: 'module', scripts}));
    const pretend = `data:text/javascript,process.availableMemory = () => ${bytes}`;
    const env = {NEEDED_MEGABYTES: '1', PORT: ''};
    const outcome = node(clone, ['--import', pretend, 'commands/start.mjs'], env);
    rmSync(clone, {recursive: true});
    return outcome;
  };

  it.each([
    ['shows pages while it builds', 6e9, 'pages are shown'],
    ['builds first, where memory is for one of both', 4e9, 'the build stops'],
  ])('%s', (_what, bytes, expected) => {
    const {text} = start(bytes);
    const found = ['pages are shown', 'the build stops'].filter((words) => text.includes(words));
    expect(found).toEqual([expected]);
  });

  it.each([
    ['fails with a server that the system kills', 'SIGKILL', 1],
    ['ends well with one that is stopped', 'SIGTERM', 0],
  ])('%s', (_what, signal, expected) => {
    expect(start(6e9, `process.kill(process.pid, '${signal}')`).status).toBe(expected);
  });
});
