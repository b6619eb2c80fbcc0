import {execFileSync} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type {Browser, Page} from '@playwright/test';
import {root} from '../model/io.ts';
import type {Shot, ShotStep} from '../model/shots/shot.ts';
import {openShot} from './picture.ts';
import {doStep} from './steps.ts';
import type {Studio} from './studio.ts';

/** Limit of `static/shots/*.mp4`; also held by model/shots/shots.test.ts. */
const MAX_BYTES = 400 * 1024;
const FPS = 15;
/** Pictures in which the pointer goes from one thing to the next. */
const WAY = 10;

/** A page that is filmed: each call adds pictures. */
class Recorder {
  private count = 0;
  private pointer = {x: 900, y: 520};

  constructor(
    private readonly page: Page,
    private readonly folder: string,
  ) {}

  /** Adds pictures of what is there now. */
  async shoot(times = 1): Promise<void> {
    for (let time = 0; time < times; time++) {
      const name = `${String(this.count++).padStart(4, '0')}.jpg`;
      await this.page.screenshot({path: path.join(this.folder, name), type: 'jpeg', quality: 92});
    }
  }

  /** Draws the pointer, which a screenshot doesn't have. */
  async point(): Promise<void> {
    await this.page.evaluate(({x, y}) => {
      const arrow = document.querySelector<SVGElement>('#pointer');
      if (arrow) arrow.style.translate = `${x}px ${y}px`;
    }, this.pointer);
  }

  /** Leads the pointer to a place, first fast, then slowly. */
  async moveTo(x: number, y: number, pictures = WAY): Promise<void> {
    const from = this.pointer;
    for (let step = 1; step <= pictures; step++) {
      const part = 1 - (1 - step / pictures) ** 3;
      this.pointer = {x: from.x + (x - from.x) * part, y: from.y + (y - from.y) * part};
      await this.page.mouse.move(this.pointer.x, this.pointer.y);
      await this.point();
      await this.shoot();
    }
  }
}

async function middleOf(page: Page, selector: string): Promise<[number, number]> {
  const box = await page.locator(selector).first().boundingBox();
  if (!box) throw new Error(`${selector} isn't seen.`);
  return [box.x + box.width / 2, box.y + box.height / 2];
}

async function filmStep(page: Page, film: Recorder, step: ShotStep, folder: string): Promise<void> {
  if ('hold' in step) return film.shoot(Math.round(step.hold * FPS));
  if ('play' in step) {
    for (let frame = 0; frame < step.play; frame++) {
      await page.keyboard.press('ArrowRight');
      await film.shoot();
    }
    return;
  }
  if ('type' in step) {
    for (const letter of step.type) {
      await page.keyboard.type(letter);
      await film.shoot();
    }
    return;
  }
  if ('drag' in step) {
    const [x, y] = await middleOf(page, step.drag);
    await film.moveTo(x, y);
    await page.mouse.down();
    await film.moveTo(x + step.by[0], y + step.by[1], WAY * 3);
    await page.mouse.up();
    return;
  }
  if ('click' in step || 'hover' in step) {
    await film.moveTo(...(await middleOf(page, 'click' in step ? step.click : step.hover)));
  }
  await doStep(page, step, folder);
  await film.shoot(3);
}

/**
 * Films what happens in the Studio, picture by picture, so that a slow machine makes the same film.
 *
 * @returns An MP4 file.
 * @throws If a step names what isn't there, or the file is larger than 400 KB.
 */
export async function takeFilm(
  browser: Browser,
  studio: Studio,
  shot: Shot,
  steps: readonly ShotStep[],
): Promise<Buffer> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'film-'));
  const page = await openShot(browser, studio, shot, 1);
  try {
    for (const step of shot.steps) await doStep(page, step, studio.folder);
    await page.evaluate(() => {
      const arrow = '<path d="M1 1v17l4.5-4 3 7 3-1.3-3-6.7h6z" fill="#fff" stroke="#000"/>';
      const style = 'position:fixed;left:0;top:0;z-index:2147483647;pointer-events:none';
      const svg = `<svg id="pointer" width="20" height="24" viewBox="0 0 17 23" style="${style}">${arrow}</svg>`;
      document.body.insertAdjacentHTML('beforeend', svg);
    });
    const film = new Recorder(page, folder);
    await film.point();
    for (const step of steps) await filmStep(page, film, step, studio.folder);
    return encode(folder, shot);
  } finally {
    await page.context().close();
    rmSync(folder, {recursive: true, force: true});
  }
}

function encode(folder: string, shot: Shot): Buffer {
  const target = path.join(folder, 'film.mp4');
  const command = path.join(root, 'shots/project/node_modules/@remotion/cli/remotion-cli.js');
  for (const quality of ['26', '30', '34']) {
    const options = ['-y', '-framerate', String(FPS), '-i', path.join(folder, '%04d.jpg')];
    const size = ['-vf', `scale=${shot.window[0]}:-2`, '-pix_fmt', 'yuv420p'];
    const codec = ['-c:v', 'libx264', '-preset', 'veryslow', '-crf', quality];
    execFileSync(
      process.execPath,
      [command, 'ffmpeg', ...options, ...size, ...codec, '-movflags', '+faststart', target],
      {cwd: path.join(root, 'shots/project'), stdio: ['ignore', 'ignore', 'pipe']},
    );
    const file = readFileSync(target);
    if (file.length <= MAX_BYTES) return file;
  }
  throw new Error('The film is larger than 400 KB.');
}
