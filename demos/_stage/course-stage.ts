import {existsSync, mkdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {chromium} from '@playwright/test';
import {build, type Plugin} from 'esbuild';
import mimeTypes from 'mime-types';
import {chromiumPath} from '../../commands/chromium.mjs';
import {root} from '../../model/io.ts';
import {copyFonts} from '../../plugins/playground/fonts.ts';
import type {Film, WantedLook} from '../../shared/course/film.ts';
import type {FrameFiles, PlaygroundProject} from '../../shared/playground.ts';
import {settled} from './settled.ts';

const ORIGIN = 'http://course.test';

/** Looks at films in a real browser, in one page. */
export interface CourseStage {
  look: (
    project: PlaygroundProject,
    wanted: WantedLook[],
    isNew?: boolean,
    script?: string,
  ) => Promise<Film>;
  /** A PNG of one frame of a project; throws with the name if the frame doesn't come to rest. */
  shoot: (name: string, project: PlaygroundProject, frame: number) => Promise<Buffer>;
  close: () => Promise<void>;
}

/** Types are nothing that a film shows. */
type Frame = Pick<FrameFiles, 'frame' | 'libraries' | 'versions'>;

/** The generated list of the frame's files, without a build of the site. */
const generated = (frame: Frame & Pick<FrameFiles, 'fonts'>): Plugin => ({
  name: 'generated',
  setup({onResolve, onLoad}) {
    onResolve({filter: /^@generated\//}, ({path: name}) => ({path: name, namespace: 'generated'}));
    onLoad({filter: /.*/, namespace: 'generated'}, () => ({
      contents: JSON.stringify(frame),
      loader: 'json',
    }));
  },
});

/**
 * Starts Chromium with a page that looks at films, served from memory.
 *
 * @param makeFrame Builds the playground's frame into a folder; the one of the site.
 * @throws If there is no Chromium.
 */
export async function openCourseStage(
  makeFrame: (siteDir: string, folder: string) => Promise<Frame>,
): Promise<CourseStage> {
  const folder = path.join(root, '.cache/course-stage/playground');
  mkdirSync(folder, {recursive: true});
  const {fonts} = copyFonts(root, folder);
  const files = {...(await makeFrame(root, folder)), fonts};
  const {outputFiles} = await build({
    entryPoints: [path.join(root, 'demos/_stage/course-page.ts')],
    bundle: true,
    write: false,
    format: 'iife',
    outdir: 'memory',
    loader: {'.woff2': 'dataurl'},
    plugins: [generated(files)],
    logLevel: 'error',
  });
  const script = outputFiles[0]?.text ?? '';
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
  });
  const page = await browser.newPage({viewport: {width: 1280, height: 720}});
  const folders = [path.join(root, '.cache/course-stage'), path.join(root, 'static')];
  await page.route(`${ORIGIN}/**`, (route) => {
    const {pathname} = new URL(route.request().url());
    if (pathname === '/') return route.fulfill({contentType: 'text/html', body: '<!doctype html>'});
    const file = folders.map((at) => path.join(at, pathname)).find((at) => existsSync(at));
    if (!file) return route.fulfill({status: 404});
    const contentType = mimeTypes.lookup(file) || 'application/octet-stream';
    return route.fulfill({contentType, body: readFileSync(file)});
  });
  await page.goto(ORIGIN);
  await page.evaluate(script);
  return {
    look: (project, wanted, isNew = false, script = undefined) =>
      page.evaluate(([one, looks, fresh, path]) => window.lookAt(one, looks, fresh, path), [
        project,
        wanted,
        isNew,
        script,
      ] as const),
    shoot: async (name, project, frame) => {
      await page.setViewportSize({width: project.video.width, height: project.video.height});
      await page.evaluate(([one, at]) => window.showFilm(one, at), [project, frame] as const);
      return settled(page, name, 200);
    },
    close: () => browser.close(),
  };
}
