import {spawnSync} from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';

const SCRIPT = path.join(import.meta.dirname, 'release.sh');
let folder: string;
const site = () => path.join(folder, 'site');
const served = (file: string) => path.join(site(), 'current', file);

/** Leaves a build with files that are named after it, as content hashes would. */
function build(id: number, nginx = 'server {}'): void {
  const files = {
    '_policy.txt': "default-src 'self'",
    '_nginx.conf': nginx,
    'index.html': `<script src="/assets/main.${id}.js">`,
    [`assets/main.${id}.js`]: `start(${id})`,
    'assets/same.js': 'same',
    'search/index.json': `{"names":"names-${id}.json"}`,
    [`search/names-${id}.json`]: '[]',
  };
  rmSync(path.join(folder, 'build'), {recursive: true, force: true});
  for (const [file, text] of Object.entries(files)) {
    const full = path.join(folder, 'build', file);
    mkdirSync(path.dirname(full), {recursive: true});
    writeFileSync(full, text);
  }
}

function release(...words: string[]) {
  const {status, stdout, stderr} = spawnSync('sh', [SCRIPT, ...words], {
    cwd: folder,
    encoding: 'utf8',
  });
  return {status, text: `${stdout}${stderr}`};
}

// Hard links and renames of links are those of GNU's cp and mv.
describe.skipIf(process.platform !== 'linux')('a release', () => {
  beforeAll(() => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'release-'));
    for (let id = 1; id <= 8; id++) {
      build(id);
      expect(release(site())).toMatchObject({status: 0});
    }
  });
  afterAll(() => rmSync(folder, {recursive: true}));

  it('serves the new build, its list of the search index too', () => {
    expect(readFileSync(served('index.html'), 'utf8')).toContain('main.8.js');
    expect(readFileSync(served('search/index.json'), 'utf8')).toContain('names-8.json');
  });

  it('still has the hashed files of the five builds before, and no older ones', () => {
    expect(readdirSync(served('assets'))).toEqual(
      [3, 4, 5, 6, 7, 8].map((id) => `main.${id}.js`).concat('same.js'),
    );
    expect(existsSync(served('search/names-3.json'))).toBe(true);
    expect(existsSync(served('search/names-2.json'))).toBe(false);
  });

  it('leaves earlier releases as they were, to go back to', () => {
    const names = readdirSync(path.join(site(), 'releases')).sort();
    expect(names).toHaveLength(6);
    expect(realpathSync(path.join(site(), 'current'))).toMatch(`/${names.at(-1)}`);
    const before = path.join(site(), 'releases', names.at(-2) ?? '');
    expect(readFileSync(path.join(before, 'index.html'), 'utf8')).toContain('main.7.js');
    expect(readFileSync(path.join(before, 'search/index.json'), 'utf8')).toContain('names-7.json');
  });

  it('says when nginx has to read its configuration anew, and only then', () => {
    build(9);
    expect(release(site()).text).not.toContain('nginx');
    build(10, 'server { listen 80; }');
    expect(release(site()).text).toContain('nginx -s reload');
  });

  it('of a build that isn’t finished is refused, and the site stays', () => {
    const before = realpathSync(path.join(site(), 'current'));
    rmSync(path.join(folder, 'build/_policy.txt'));
    expect(release(site())).toEqual({
      status: 1,
      text: 'build/ holds no finished build: run "npm run build" first.\n',
    });
    expect(realpathSync(path.join(site(), 'current'))).toBe(before);
  });

  it('asks where to', () => {
    expect(release()).toMatchObject({
      status: 2,
      text: expect.stringContaining('Name the folder of the releases, for example /srv/site.'),
    });
  });
});
