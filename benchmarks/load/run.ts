// npx tsx benchmarks/load/run.ts [built site]: nginx with the shipped configuration. First every address is
// compared with our own server, then wrk loads it while a deploy swaps the served folder.
// Needs nginx and wrk (Debian: apt-get install nginx-light libnginx-mod-http-brotli-static wrk).
import {type ChildProcess, execFileSync, spawn} from 'node:child_process';
import {
  existsSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import {cpus, tmpdir} from 'node:os';
import path from 'node:path';
import {setTimeout as sleep} from 'node:timers/promises';
import {redirects} from '../../content/data/redirects.ts';
import {headerRules} from '../../hosting/headers.ts';
import {nginxConfig} from '../../hosting/nginx.ts';
import {createSiteServer, listen} from '../../hosting/serve.ts';

const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
const SECONDS = 15;
const build = path.resolve(process.argv[2] ?? 'build');
const folder = mkdtempSync(path.join(tmpdir(), 'nginx-'));
const current = path.join(folder, 'current');
const port = 3290;
const routes = JSON.parse(readFileSync(path.join(build, '_routes.json'), 'utf8')) as string[];

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
events { worker_connections 2048; }
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
  const text = await response.text();
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

/** Loads one address with wrk while the served folder is swapped twice a second. */
async function load(pathname: string): Promise<void> {
  const wrk = spawn('wrk', [
    '-t2',
    '-c64',
    `-d${SECONDS}s`,
    '-H',
    'Accept-Encoding: br',
    `http://localhost:${port}${pathname}`,
  ]);
  let text = '';
  wrk.stdout.on('data', (chunk: Buffer) => {
    text += chunk.toString();
  });
  const done = new Promise((resolve) => wrk.on('close', resolve));
  let running = true;
  void done.then(() => {
    running = false;
  });
  let swaps = 0;
  while (running) {
    deploy(swaps % 2 === 0 ? `${folder}/copy` : build);
    swaps += 1;
    await sleep(500);
  }
  const rate = /Requests\/sec:\s+([\d.]+)/.exec(text)?.[1];
  const failed = /(?:Non-2xx|Socket errors)[^\n]*/.exec(text)?.[0] ?? 'no failed request';
  console.log(`${pathname}: ${rate} requests/s, ${swaps} deploys, ${failed}`);
  if (/Non-2xx|Socket errors/.test(text)) process.exitCode = 1;
}

execFileSync('cp', ['-al', build, `${folder}/copy`]);
deploy(build);
const nginx = await startNginx();
const server = createSiteServer(build);
const own = await listen(server, 3291);
try {
  console.log(
    `${new Date().toISOString().slice(0, 10)}, ${cpus().length} cores, Node ${process.version}`,
  );
  if ((await compare(own)) > 0) process.exitCode = 1;
  for (const pathname of ['/docs/spring', '/', '/search/index.json']) await load(pathname);
} finally {
  server.close();
  nginx.kill();
  rmSync(folder, {recursive: true, force: true});
}
