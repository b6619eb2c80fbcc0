import {spawn, spawnSync} from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {setTimeout as wait} from 'node:timers/promises';
import {afterAll, beforeAll, describe, expect, it, vi} from 'vitest';
import {writeFileList} from './file-list.ts';
import {HASHED_FOLDERS} from './headers.ts';

const SCRIPT = path.join(import.meta.dirname, 'release.sh');
let folder: string;
const site = () => path.join(folder, 'site');
const served = (file: string) => path.join(site(), 'current', file);

/** Leaves a build with files that are named after it, as content hashes would. */
async function build(id: number, nginx = 'server {}', pages = 0): Promise<void> {
  const files = {
    '_policy.txt': "default-src 'self'",
    '_nginx.conf': nginx,
    'index.html': `<script src="/assets/main.${id}.js">`,
    ...Object.fromEntries(HASHED_FOLDERS.map((name) => [`${name}/main.${id}.js`, `start(${id})`])),
    'assets/same.js': 'same',
    'search/index.json': `{"names":"main.${id}.js"}`,
    ...Object.fromEntries(
      Array.from({length: pages}, (_, page) => [`docs/${page}.html`, `<h1>${id}</h1>`]),
    ),
  };
  rmSync(path.join(folder, 'build'), {recursive: true, force: true});
  for (const [file, text] of Object.entries(files)) {
    const full = path.join(folder, 'build', file);
    mkdirSync(path.dirname(full), {recursive: true});
    writeFileSync(full, text);
  }
  await writeFileList(path.join(folder, 'build'));
}

function release(...words: string[]) {
  const {status, stdout, stderr} = spawnSync('sh', [SCRIPT, ...words], {
    cwd: folder,
    encoding: 'utf8',
    env: {...process.env, PATH: `${path.join(folder, 'bin')}:${process.env.PATH}`},
  });
  return {status, text: `${stdout}${stderr}`};
}

/** Puts a command of this name before the system's, which runs `text` instead. */
function pretend(name: string, text: string): () => void {
  const file = path.join(folder, 'bin', name);
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, `#!/bin/sh\n${text}\n`);
  chmodSync(file, 0o755);
  return () => rmSync(file);
}

/** What a reader gets: the page, and the number of files behind it. */
function whatIsOnline() {
  const current = realpathSync(path.join(site(), 'current'));
  const listed = readFileSync(path.join(current, '_files.txt'), 'utf8').trim().split('\n');
  const whole = listed.filter((line) => {
    const [size, file] = line.split(' ');
    const full = path.join(current, file ?? '');
    return existsSync(full) && statSync(full).size === Number(size);
  });
  return {page: served('index.html'), files: listed.length, whole: whole.length};
}
const leftovers = () => readdirSync(site()).filter((name) => name.startsWith('arriving'));

const buildsAndReleases = () =>
  ['builds', 'releases'].map((name) => readdirSync(path.join(site(), name)));

// Hard links and renames of links are those of GNU's cp and mv.
describe.skipIf(process.platform !== 'linux')('a release', () => {
  beforeAll(async () => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'release-'));
    for (let id = 1; id <= 8; id++) {
      await build(id);
      expect(release(site())).toMatchObject({status: 0});
    }
  });
  afterAll(() => rmSync(folder, {recursive: true}));

  it('serves the new build, its list of the search index too', () => {
    expect(readFileSync(served('index.html'), 'utf8')).toContain('main.8.js');
    expect(readFileSync(served('search/index.json'), 'utf8')).toContain('main.8.js');
  });

  it('still has the hashed files of the five builds before, and no older ones', () => {
    const expected = [3, 4, 5, 6, 7, 8].map((id) => `main.${id}.js`);
    for (const name of HASHED_FOLDERS) {
      const found = readdirSync(served(name)).filter((file) => file.startsWith('main.'));
      expect([name, ...found]).toEqual([name, ...expected]);
    }
  });

  it('leaves earlier releases as they were, to go back to', () => {
    const names = readdirSync(path.join(site(), 'releases')).sort();
    expect(names).toHaveLength(6);
    expect(realpathSync(path.join(site(), 'current'))).toMatch(`/${names.at(-1)}`);
    const before = path.join(site(), 'releases', names.at(-2) ?? '');
    expect(readFileSync(path.join(before, 'index.html'), 'utf8')).toContain('main.7.js');
    expect(readFileSync(path.join(before, 'search/index.json'), 'utf8')).toContain('main.7.js');
  });

  it('says when nginx has to read its configuration again, and only then', async () => {
    await build(9);
    expect(release(site()).text).not.toContain('nginx');
    await build(10, 'server { listen 80; }');
    expect(release(site()).text).toContain('nginx -s reload');
  });

  describe('that can’t be made leaves the site as it was', () => {
    const NOTHING = 'Nothing was released: what was online still is.\n';

    /** Tries a release, and looks at what readers get before and after. */
    function refused(...words: string[]) {
      const before = realpathSync(path.join(site(), 'current'));
      const {status, text} = release(...words);
      expect(realpathSync(path.join(site(), 'current'))).toBe(before);
      const {files, whole} = whatIsOnline();
      expect(whole).toBe(files);
      expect(leftovers()).toEqual([]);
      return {status, text};
    }

    it('for a build that was stopped', async () => {
      await build(11);
      rmSync(path.join(folder, 'build/_files.txt'));
      expect(refused(site())).toEqual({
        status: 1,
        text: 'build/ holds no finished build: run "npm run build" first.\n',
      });
    });

    it('for a build that has lost a file, or half of one', async () => {
      await build(11);
      rmSync(path.join(folder, 'build/index.html'));
      writeFileSync(path.join(folder, 'build/assets/same.js'), 'sa');
      expect(refused(site())).toEqual({
        status: 1,
        text: `The build: 2 of 13 files are missing or cut off.\n${NOTHING}`,
      });
    });

    it.each(['-1', 'abc', '1.5', '', '99999'])('for "%s" builds to keep', async (kept) => {
      await build(11);
      expect(refused(site(), kept)).toEqual({
        status: 2,
        text: `Kept builds: a number from 0 to 9999, not "${kept}".\n`,
      });
    });

    it.each([
      ['ln', 'exit 1'],
      ['mv', 'exit 1'],
      ['mv', 'case $* in */current) exit 1;; esac; exec /bin/mv "$@"'],
      ['mv', 'case $* in */releases/*) exit 1;; esac; exec /bin/mv "$@"'],
      ['cp', 'echo "No space left on device" >&2; exit 1'],
      ['cp', 'case $* in *-alf*) exit 1;; esac; exec /bin/cp "$@"'],
      ['find', 'exit 0'],
    ])('when %s fails: %s', async (name, text) => {
      await build(11);
      const undo = pretend(name, text);
      const {status, text: said} = refused(site());
      undo();
      expect(status).toBe(1);
      expect(said).toContain(NOTHING);
    });

    it('while another one is running', async () => {
      await build(11);
      const lock = spawn('flock', [path.join(site(), '.lock'), 'sleep', '30'], {
        detached: true,
      });
      await expect
        .poll(() => spawnSync('flock', ['-n', path.join(site(), '.lock'), 'true']).status)
        .toBe(1);
      vi.stubEnv('RELEASE_WAIT', '1');
      try {
        expect(refused(site())).toEqual({
          status: 1,
          text: 'Another release is still running; nothing was changed.\n',
        });
      } finally {
        vi.unstubAllEnvs();
        if (lock.pid) process.kill(-lock.pid, 'SIGKILL');
      }
    });
  });

  it('removes what those that failed left: builds without a release, releases without a build', async () => {
    for (const half of ['builds/r00000090', 'releases/r00000091']) {
      mkdirSync(path.join(site(), half));
    }
    await build(11);
    expect(release(site())).toMatchObject({status: 0});
    expect(buildsAndReleases()).toEqual(buildsAndReleases().toReversed());
  });

  it('waits for the one before: two at once are both whole', async () => {
    await build(12, 'server {}', 400);
    const runs = [0, 1].map(() => spawn('sh', [SCRIPT, site()], {cwd: folder}));
    const codes = await Promise.all(
      runs.map((run) => new Promise((resolve) => run.once('close', resolve))),
    );
    expect(codes).toEqual([0, 0]);
    const {files, whole} = whatIsOnline();
    expect([files, whole]).toEqual([413, 413]);
    expect(leftovers()).toEqual([]);
  }, 30_000);

  it('that is killed at any moment leaves a whole site, and the next one tidies up', async () => {
    for (const after of [5, 15, 30, 45, 60, 90, 120, 180]) {
      await build(13, 'server {}', 400);
      const run = spawn('sh', [SCRIPT, site()], {cwd: folder, detached: true});
      await wait(after);
      try {
        if (run.pid) process.kill(-run.pid, 'SIGKILL');
      } catch {
        // It was done already.
      }
      const {files, whole} = whatIsOnline();
      expect(whole).toBe(files);
    }
    await build(14);
    expect(release(site())).toMatchObject({status: 0});
    expect(leftovers()).toEqual([]);
    expect(buildsAndReleases()).toEqual(buildsAndReleases().toReversed());
  }, 30_000);

  it('counts on, whatever the clock says and whatever the earlier ones are called', async () => {
    for (const earlier of ['20991231-235959.1', '20991231-235959.2']) {
      for (const name of ['builds', 'releases']) {
        mkdirSync(path.join(site(), name, earlier), {recursive: true});
      }
    }
    await build(15);
    expect(release(site(), '0')).toMatchObject({status: 0});
    expect(readFileSync(served('index.html'), 'utf8')).toContain('main.15.js');
    expect(readdirSync(path.join(site(), 'builds'))).toHaveLength(1);
    // Back to nothing but what is online: it stays, whatever number is asked for.
    await build(16);
    expect(release(site(), '0')).toMatchObject({status: 0});
    expect(readFileSync(served('index.html'), 'utf8')).toContain('main.16.js');
  });

  it('asks where to', () => {
    expect(release()).toMatchObject({
      status: 2,
      text: expect.stringContaining('Name the folder of the releases, for example /srv/site.'),
    });
  });
});
