import path from 'node:path';
import {type Browser, chromium, type Page} from '@playwright/test';
import {build, type PreviewServer, preview} from 'vite';
import {chromiumPath} from '../../commands/chromium.mjs';
import {root} from '../../model/io.ts';
import type {Demo} from '../../shared/demo.ts';
import {settled} from './settled.ts';

interface ShootOptions {
  /** Part of the composition's size. */
  scale?: number;
  /** Milliseconds between two looks. */
  pause?: number;
}

/** A browser with a page that can show any frame of any demo. */
export interface StagePage {
  /** Takes a demo and a frame; returns a PNG of it at twice the composition's size, or as the options say. */
  shoot: (demo: Demo, frame: number, options?: ShootOptions) => Promise<Buffer>;
  close: () => Promise<void>;
}

/** Builds the stage, serves it and starts Chromium. Throws if there is no Chromium. */
export async function openStage(): Promise<StagePage> {
  const outDir = path.join(root, '.cache/demo-stage');
  const common = {root, configFile: false, logLevel: 'error'} as const;
  await build({
    ...common,
    publicDir: path.join(root, 'static'),
    esbuild: {jsx: 'automatic'},
    build: {
      outDir,
      emptyOutDir: true,
      minify: false,
      chunkSizeWarningLimit: 5000,
      rollupOptions: {input: path.join(root, 'demos/_stage/index.html')},
    },
  });
  const server = await preview({...common, build: {outDir}, preview: {port: 0}});
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: ['--no-sandbox', '--disable-quic', '--no-first-run', '--disable-background-networking'],
  });
  const page = await openPage(server, browser);
  return {
    shoot: (demo, frame, options) => shoot(page, demo, frame, options),
    close: async () => {
      await browser.close();
      await server.close();
    },
  };
}

async function openPage(server: PreviewServer, browser: Browser): Promise<Page> {
  const page = await browser.newPage({deviceScaleFactor: 2, reducedMotion: 'reduce'});
  page.on('pageerror', (error) => console.error(`page: ${error.message}`));
  page.on('console', (message) => {
    // A machine without a sound card is no mistake of the demo.
    if (message.type() !== 'error' || message.text().includes('AudioContext')) return;
    console.error(`console: ${message.text().slice(0, 400)}`);
  });
  const address = server.httpServer.address();
  const port = typeof address === 'object' && address ? address.port : 5173;
  await page.goto(`http://localhost:${port}/demos/_stage/index.html`);
  await page.waitForFunction(() => 'show' in window);
  return page;
}

async function shoot(
  page: Page,
  demo: Demo,
  frame: number,
  {scale = 1, pause = 120}: ShootOptions = {},
): Promise<Buffer> {
  const {id, width, height, fps, durationInFrames, controls} = demo;
  await page.setViewportSize({
    width: Math.round(width * scale),
    height: Math.round(height * scale),
  });
  const values = Object.fromEntries(controls.map((control) => [control.name, control.initial]));
  await page.evaluate((options) => window.show(options), {
    id,
    frame,
    width,
    height,
    fps,
    durationInFrames,
    values,
    scale,
  });
  await page.evaluate(() => document.fonts.ready);
  return settled(page, `${id}, frame ${frame},`, pause);
}
