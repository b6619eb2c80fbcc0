// npm run bench:load -- [built site] [--minutes 2]: nginx with the shipped configuration, and our own server.
// First every address of both is compared, then each is loaded while a deploy swaps the served folder.
// Needs nginx and wrk (Debian: apt-get install nginx-light libnginx-mod-http-brotli-static wrk).
import {type ChildProcess, execFileSync, spawn} from 'node:child_process';
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import {cpus, loadavg, tmpdir} from 'node:os';
import path from 'node:path';
import {setTimeout as sleep} from 'node:timers/promises';
import {parseArgs} from 'node:util';
import {redirects} from '../../content/data/redirects.ts';
import {headerRules} from '../../hosting/headers.ts';
import {nginxConfig} from '../../hosting/nginx.ts';
import {readBuild} from '../../hosting/read-build.ts';
import {PREVIEW_ORIGIN} from '../../shared/preview.ts';

const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
const LUA = path.join(import.meta.dirname, 'mixed.lua');
const CONNECTIONS = 1000;
/** After the load, what is closed takes a moment to be seen. */
const SETTLE_MS = 12_000;
const OWN_PORT = 3291;
const {values, positionals} = parseArgs({
  options: {minutes: {type: 'string', default: '10'}},
  allowPositionals: true,
});
const minutes = Number(values.minutes);
const build = path.resolve(positionals[0] ?? 'build');
const folder = mkdtempSync(path.join(tmpdir(), 'nginx-'));
const current = path.join(folder, 'current');
const port = 3290;
const routes = [...readBuild(build).routes];

/** Points the served folder to a build in one step, as the deploy recipe does. */
function deploy(target: string): void {
  symlinkSync(target, `${current}.new`);
  renameSync(`${current}.new`, current);
}

async function startNginx(): Promise<ChildProcess> {
  const hasBrotli = existsSync(BROTLI);
  const policy = readFileSync(path.join(build, '_policy.txt'), 'utf8').trim();
  const site = nginxConfig({rules: headerRules(policy), redirects, routes, root: current, port})
    .replace('include mime.types;', 'include /etc/nginx/mime.types;')
    .replace('  gzip_static on;', `  gzip_static on;${hasBrotli ? '\n  brotli_static on;' : ''}`);
  writeFileSync(path.join(folder, 'site.conf'), site);
  writeFileSync(
    path.join(folder, 'nginx.conf'),
    `${hasBrotli ? `load_module ${BROTLI};` : ''}
user root; worker_processes ${cpus().length}; daemon off;
pid ${folder}/nginx.pid; error_log ${folder}/error.log warn;
events { worker_connections 4096; }
http { include /etc/nginx/mime.types; access_log off; sendfile on; include ${folder}/site.conf; }
`,
  );
  const nginx = spawn('nginx', ['-c', path.join(folder, 'nginx.conf')], {stdio: 'inherit'});
  for (let tries = 0; tries < 50; tries++) {
    const isUp = await fetch(`http://localhost:${port}/`).then(
      () => true,
      () => false,
    );
    if (isUp) return nginx;
    await sleep(100);
  }
  throw new Error('nginx did not start; its messages are above');
}

const COMPARED = [
  'cache-control',
  'content-security-policy',
  'x-content-type-options',
  'referrer-policy',
  'permissions-policy',
  'cross-origin-opener-policy',
];

/** What a client sees of an answer: status, type and, of a page, the headers both have to agree on. */
async function answer(at: number, pathname: string, headers: Record<string, string>) {
  const response = await fetch(`http://localhost:${at}${pathname}`, {redirect: 'manual', headers});
  // Our own server writes its own address into the sitemap of a preview.
  const text = (await response.text()).replaceAll(`http://localhost:${at}`, PREVIEW_ORIGIN);
  const {status} = response;
  if (status === 308) return JSON.stringify({status, location: response.headers.get('location')});
  const type = response.headers.get('content-type')?.split(';')[0];
  const shown = Object.fromEntries(COMPARED.map((name) => [name, response.headers.get(name)]));
  return JSON.stringify({status, type, ...shown, text});
}

async function compare(own: number): Promise<number> {
  const other = (route: string) => (route.endsWith('/') ? route.slice(0, -1) : `${route}/`);
  const asked: [string, Record<string, string>][] = [
    ...routes.map((route): [string, Record<string, string>] => [route, {}]),
    ...routes.slice(1).map((route): [string, Record<string, string>] => [other(route), {}]),
    ...redirects.map(({from}): [string, Record<string, string>] => [from, {}]),
    ['/no-such-page', {}],
    ['/docs/spring', {accept: 'text/markdown'}],
    ['/docs/shapes/', {accept: 'text/markdown'}],
    ['/sitemap.xml', {}],
    ['/search/index.json', {}],
  ];
  let different = 0;
  for (const [pathname, headers] of asked) {
    const [ours, theirs] = [
      await answer(own, pathname, headers),
      await answer(port, pathname, headers),
    ];
    if (ours === theirs) continue;
    different += 1;
    console.log(`${pathname} differs:\n  ${ours.slice(0, 400)}\n  ${theirs.slice(0, 400)}`);
  }
  console.log(`${asked.length} addresses compared with our own server: ${different} differ`);
  return different;
}

/** What is asked for: every page, its other forms, what pages load, Markdown, old addresses. */
function mixedAddresses(): string[] {
  const files = readFileSync(path.join(build, '_files.txt'), 'utf8')
    .split('\n')
    .map((line) => line.slice(line.indexOf(' ') + 1))
    .filter((file) => /^(?:assets|search|img)\//.test(file) && !/\.(?:br|gz)$/.test(file));
  const other = (route: string) => (route.endsWith('/') ? route.slice(0, -1) : `${route}/`);
  return [
    ...routes,
    ...routes.slice(1).map(other),
    ...routes.filter((route) => route.startsWith('/docs/')).map((route) => `md ${route}`),
    ...redirects.map(({from}) => from),
    ...files.map((file) => `/${file}`),
  ];
}

/** Open files and memory of a process and its children. */
function usedBy(pid: number): {files: number; megabytes: number} {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ');
  const all = [pid, ...children.filter(Boolean).map(Number)];
  const memory = (each: number) =>
    Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${each}/status`, 'utf8'))?.[1] ?? 0) / 1024;
  return {
    files: all.reduce((sum, each) => sum + readdirSync(`/proc/${each}/fd`).length, 0),
    megabytes: Math.round(all.reduce((sum, each) => sum + memory(each), 0)),
  };
}

/** Loads a server with 1,000 connections while the served folder is swapped twice a second. */
async function load(name: string, at: number, pid: number): Promise<void> {
  const addresses = mixedAddresses();
  writeFileSync(path.join(folder, 'addresses'), addresses.join('\n'));
  const before = usedBy(pid);
  const wrk = spawn(
    'wrk',
    [
      '-t2',
      `-c${CONNECTIONS}`,
      `-d${minutes * 60}s`,
      '--timeout',
      '30s',
      '-s',
      LUA,
      `http://127.0.0.1:${at}/`,
    ],
    {env: {...process.env, ADDRESSES: path.join(folder, 'addresses')}},
  );
  let text = '';
  wrk.stdout.on('data', (chunk: Buffer) => {
    text += chunk.toString();
  });
  let running = true;
  wrk.on('close', () => {
    running = false;
  });
  const seen: {files: number; megabytes: number}[] = [];
  let swaps = 0;
  while (running) {
    deploy(swaps % 2 === 0 ? `${folder}/copy` : build);
    swaps += 1;
    if (swaps % 10 === 0) seen.push(usedBy(pid));
    await sleep(500);
  }
  await sleep(SETTLE_MS);
  const after = usedBy(pid);
  const most = (part: typeof seen, of: 'files' | 'megabytes') =>
    Math.max(...part.map((each) => each[of]));
  // The first third is for warming up.
  const third = Math.ceil(seen.length / 3);
  const [early, late] = [seen.slice(0, third * 2), seen.slice(third * 2)];
  const requests = /([\d.]+) requests in/.exec(text)?.[1];
  const rate = /Requests\/sec:\s+([\d.]+)/.exec(text)?.[1];
  const failed = /(?:Non-2xx|Socket errors)[^\n]*/.exec(text)?.[0];
  const problems = [
    ...(requests === undefined ? ['wrk said nothing'] : []),
    ...(failed ? [failed] : []),
    ...(after.files > before.files + 50 ? ['files stay open'] : []),
    ...(most(late, 'megabytes') > most(early, 'megabytes') * 1.2 + 30 ? ['memory grows'] : []),
  ];
  console.log(
    `${name}: ${minutes} min, ${CONNECTIONS} connections, ${addresses.length} addresses, ${swaps} swaps: ${requests} requests, ${rate} a second; open files ${before.files} → ${most(seen, 'files')} → ${after.files}; memory ${before.megabytes} → ${most(early, 'megabytes')} → ${most(late, 'megabytes')} → ${after.megabytes} MB; ${problems.join(', ') || 'no error, no growth'}`,
  );
  if (problems.length > 0) process.exitCode = 1;
}

/** Our own server as a process of its own, whose files and memory can be counted. */
async function startOwn(): Promise<ChildProcess> {
  const own = spawn(process.execPath, ['--import', 'tsx', 'hosting/serve.ts', current], {
    env: {...process.env, PORT: String(OWN_PORT)},
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise((resolve) => own.stdout.once('data', resolve));
  return own;
}

const pidOf = ({pid}: ChildProcess): number => {
  if (pid === undefined) throw new Error('The server is gone');
  return pid;
};

execFileSync('cp', ['-al', build, `${folder}/copy`]);
deploy(build);
const nginx = await startNginx();
const own = await startOwn();
try {
  console.log(
    `${new Date().toISOString().slice(0, 10)}, ${cpus().length} cores, load of the machine before ${loadavg()[0]?.toFixed(1)}, Node ${process.version}`,
  );
  if ((await compare(OWN_PORT)) > 0) process.exitCode = 1;
  await load('nginx', port, pidOf(nginx));
  await load('own server', OWN_PORT, pidOf(own));
} finally {
  own.kill();
  nginx.kill();
  rmSync(folder, {recursive: true, force: true});
}
