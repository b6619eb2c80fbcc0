import {type ChildProcess, spawn, spawnSync} from 'node:child_process';
import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {setTimeout as wait} from 'node:timers/promises';
import {nginxConfig} from '../nginx.ts';
import {freePort} from '../serve.ts';
import {REDIRECTS, ROUTES, RULES} from './small-site.ts';

/** Whether this machine has nginx (Debian: `apt-get install nginx-light`). */
export const hasNginx = spawnSync('nginx', ['-v']).status === 0;

/** A cache as a content delivery network is one: it keeps what the site says it may. */
const cacheInFront = (folder: string, port: number, site: number) => `
proxy_cache_path ${folder}/kept keys_zone=kept:1m;
server {
  listen 127.0.0.1:${port};
  large_client_header_buffers 4 64k;
  location / {
    proxy_pass http://127.0.0.1:${site};
    proxy_cache kept;
    proxy_set_header Accept-Encoding "";
    add_header X-From $upstream_cache_status always;
  }
}`;

/**
 * Starts nginx with the configuration that a build gets, and a cache in front of it.
 *
 * @param folder Where its own files go.
 * @throws {Error} With its words, if nginx doesn't take the configuration.
 */
export async function startNginx(folder: string, build: string) {
  const [site, cache] = [await freePort(), await freePort()];
  const config = nginxConfig({
    rules: RULES,
    redirects: REDIRECTS,
    routes: ROUTES,
    root: build,
    port: site,
  });
  const file = path.join(folder, 'nginx.conf');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  mkdirSync(path.join(folder, 'temp'), {recursive: true});
  writeFileSync(
    file,
    `daemon off; master_process off; pid ${folder}/nginx.pid; error_log ${folder}/error.log;
events { worker_connections 256; }
http {
include /etc/nginx/mime.types; access_log off;
${temporary.map((name) => `${name}_temp_path ${folder}/temp/${name};`).join('\n')}
${config.replace('  include mime.types;\n', '  include /etc/nginx/mime.types;\n')}
${cacheInFront(folder, cache, site)}
}`,
  );
  const tested = spawnSync('nginx', ['-t', '-q', '-c', file], {encoding: 'utf8'});
  if (tested.status !== 0) throw new Error(tested.stderr);
  const nginx: ChildProcess = spawn('nginx', ['-c', file], {stdio: 'ignore'});
  await isUp(site, nginx);
  return {site, cache, stop: () => nginx.kill('SIGKILL')};
}

async function isUp(port: number, nginx: ChildProcess): Promise<void> {
  for (;;) {
    if (nginx.exitCode !== null) throw new Error(`nginx ended with ${nginx.exitCode}`);
    const answer = await fetch(`http://127.0.0.1:${port}/`).catch(() => undefined);
    if (answer) return;
    await wait(20);
  }
}
