/**
 * Last step of the build: tells each document its own route and machines what it is about, hashes the inline
 * scripts for the content security policy and writes `.br` and `.gz` beside every file worth compressing.
 */
import {createHash} from 'node:crypto';
import {existsSync} from 'node:fs';
import {readdir, readFile, rename, rm, rmdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {minifySync} from '@swc/core';
import {glob} from 'tinyglobby';
import {identity} from '../config/identity.ts';
import {readServices} from '../config/services.ts';
import {redirects as rows} from '../content/data/redirects.ts';
import {writeFileList} from '../hosting/file-list.ts';
import {contentSecurityPolicy, HASHED_FOLDERS, headerRules} from '../hosting/headers.ts';
import {nginxConfig} from '../hosting/nginx.ts';
import {
  headerBlocks,
  PAGES_FILE,
  REDIRECTS_FILE,
  redirectLines,
  vercelConfig,
  withSlashes,
} from '../hosting/static-hosts.ts';
import {BUILD_CACHES} from '../model/generated.ts';
import {pruneKept, readJson} from '../model/io.ts';
import {PAGE_FACTS_FILE, type PageFacts, pageFactsFileSchema} from '../model/pages/page-facts.ts';
import {eachParallel} from '../shared/each-parallel.ts';
import {COMPRESSED, compressor} from './compress.ts';
import {writeCopy, writeUnavailablePage} from './offline/write-copy.ts';
import {pageStarter} from './page-starts.ts';
import type {BuiltPage} from './social/read-card.ts';
import {writeSocialCards} from './social/write-cards.ts';
import {writeBillOfMaterials} from './supply-chain.ts';

/** The built site: `build`, or the folder the command names. */
const BUILD = path.resolve(process.argv[2] ?? 'build');
// A pattern, where parsing all pages would take five seconds more: React escapes `<` in texts and attributes, so that
// nothing else looks like a script. A wrong hash can't pass, as the browser then refuses the script.
const INLINE_SCRIPT = /<script(?![^>]*\bsrc=)([^>]*)>([\s\S]*?)<\/script>/g;

/** Data blocks such as JSON-LD aren't scripts. */
const isRun = (attributes: string) => !/type="(?!text\/javascript|module)[^"]+"/.test(attributes);

/**
 * Finds the inline scripts of a page that a browser would run.
 *
 * @returns One `sha256-…` for each; data blocks such as JSON-LD need none.
 */
function inlineScriptHashes(html: string): string[] {
  return [...html.matchAll(INLINE_SCRIPT)]
    .filter(([, attributes = '']) => isRun(attributes))
    .map(
      ([, , code]) =>
        `sha256-${createHash('sha256')
          .update(code ?? '')
          .digest('base64')}`,
    );
}

/** Puts a page's structured data at the end of its head. */
function withStructuredData(html: string, page: PageFacts | undefined): string {
  if (!page?.structuredData) return html;
  const script = `<script type="application/ld+json" data-path="${page.path}">${page.structuredData}</script>`;
  return html.replace('</head>', (end) => script + end);
}

/** Leaves beside the site what hosts read to serve it as our own server does. */
async function writeHostFiles(policy: string, routes: string[]) {
  const redirects = withSlashes(rows);
  const rules = headerRules(policy);
  const files = {
    [REDIRECTS_FILE]: redirectLines(redirects),
    _headers: headerBlocks(rules),
    'vercel.json': `${JSON.stringify(vercelConfig(rules, redirects, routes), null, 2)}\n`,
    '_nginx.conf': nginxConfig({rules, redirects, routes, root: '/srv/site/current', port: 80}),
  };
  for (const [name, text] of Object.entries(files)) await writeFile(path.join(BUILD, name), text);
}

/**
 * Names each page's file as its address, so that every static host serves it there without a hop:
 * `/docs/spring` from `docs/spring.html`, `/docs/shapes/` from `docs/shapes/index.html`.
 */
async function nameFilesAsAddresses(routes: Iterable<string>) {
  for (const route of routes) {
    if (route.endsWith('/')) continue;
    const folder = path.join(BUILD, route);
    if (!existsSync(path.join(folder, 'index.html'))) continue;
    await rename(path.join(folder, 'index.html'), `${folder}.html`);
    if ((await readdir(folder)).length === 0) await rmdir(folder);
  }
}

/** Makes a function that minifies the inline scripts of a page; they are the same few on all pages. */
function scriptMinifier(): (html: string) => string {
  const known = new Map<string, string>();
  const minified = (code: string) => {
    const result = known.get(code) ?? minifySync(code, {module: false}).code.replace(/;$/, '');
    known.set(code, result);
    return result;
  };
  return (html) =>
    html.replace(INLINE_SCRIPT, (whole, attributes: string, code: string) =>
      isRun(attributes) ? `<script${attributes}>${minified(code)}</script>` : whole,
    );
}

/**
 * Puts each page's start and its structured data into it, minifies its inline scripts, and tells what the rest of
 * the build needs.
 */
async function finishPages(files: string[]) {
  const factsFile = path.join(BUILD, PAGE_FACTS_FILE);
  const facts = readJson(factsFile, pageFactsFileSchema);
  const hashes = new Set<string>();
  const routes = new Set<string>();
  const built: BuiltPage[] = [];
  const withStart = pageStarter(BUILD);
  const minifyScripts = scriptMinifier();
  await eachParallel(files, 16, async (file) => {
    const page = facts[file];
    if (!page && file !== '404.html') throw new Error(`${file} is no page of the site`);
    const source = await readFile(path.join(BUILD, file), 'utf8');
    const html = minifyScripts(withStart(withStructuredData(source, page), page?.path));
    if (html !== source) await writeFile(path.join(BUILD, file), html);
    for (const hash of inlineScriptHashes(html)) hashes.add(hash);
    if (!page) return;
    routes.add(page.path);
    built.push({...page, html});
  });
  await rm(factsFile);
  return {hashes, routes, built};
}

async function main() {
  const started = Date.now();
  const pages = await glob('**/*.html', {
    cwd: BUILD,
    // The scripts of the playground's frame are known to its own policy by hash, and run nowhere else; the media
    // of demos have a page that one of them shows.
    ignore: ['playground/frame/**', 'demos/media/**'],
  });
  const {hashes, routes, built} = await finishPages(pages);
  await writeFile(path.join(BUILD, PAGES_FILE), JSON.stringify([...routes].sort()));
  await nameFilesAsAddresses(routes);
  // Two of the services have one of their own.
  if (hashes.size > 6) {
    throw new Error(
      `${hashes.size} different inline scripts in build/: the policy wants the same few on every page`,
    );
  }
  const services = readServices();
  const policy = contentSecurityPolicy({
    scriptHashes: [...hashes].sort(),
    services: services.origins,
  });
  await writeFile(path.join(BUILD, '_policy.txt'), `${policy}\n`);
  await writeHostFiles(policy, [...routes].sort());
  writeBillOfMaterials(BUILD);
  const drawing = Date.now();
  const {cards, drawn} = await writeSocialCards(BUILD, built, identity.name);
  console.log(
    `${cards} social cards, ${drawn} drawn, in ${((Date.now() - drawing) / 1000).toFixed(1)} s`,
  );

  // Copies that readers have saved are taken back by this answer only, never by a file that is missing.
  await writeFile(
    path.join(BUILD, 'offline-offer.json'),
    JSON.stringify({offered: services.offline}),
  );
  if (services.offline) await writeUnavailablePage(BUILD);
  const files = await glob('**/*.{html,js,css,json,svg,xml,txt,md,map,webmanifest}', {cwd: BUILD});
  const compress = compressor(COMPRESSED);
  await eachParallel(files, 8, (file) =>
    compress(
      path.join(BUILD, file),
      HASHED_FOLDERS.some((folder) => file.startsWith(`${folder}/`)),
    ),
  );
  for (const cache of [...BUILD_CACHES, '.cache/samples']) pruneKept(cache);
  if (services.offline) {
    await writeCopy(BUILD, [...routes]);
    await compress(path.join(BUILD, 'offline.json'), false);
  }
  await writeFileList(BUILD);
  console.log(
    `Compressed ${files.length} files, ${pages.length} pages, ${hashes.size} inline scripts in ${((Date.now() - started) / 1000).toFixed(1)} s`,
  );
}

if (process.argv[1] === import.meta.filename) await main();
