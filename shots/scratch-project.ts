import {execFileSync} from 'node:child_process';
import {copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {chromiumPath} from '../commands/chromium.mjs';
import {root} from '../model/io.ts';

/** The pinned packages, installed apart from the site's: `npm ci --prefix shots/project`. */
const modules = path.join(root, 'shots/project/node_modules');
const FONT =
  'node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2';

/** What the entry file of a film says beside what loads the site's typeface. */
interface Entry {
  /** Statements that import the component, and run what has to be there before it. */
  begin: string;
  /** The element that registers it: `<Composition … />`. */
  composition: string;
}

/** A project in a folder of its own, which the toolkit's command line has bundled. */
export interface ScratchProject {
  folder: string;
  /** Runs a command of the toolkit in the folder, `render` or `still`, with the browser of this machine. */
  run(command: string, ...options: string[]): void;
}

const entryOf = ({begin, composition}: Entry) => `
import {Composition, continueRender, delayRender, registerRoot, staticFile} from 'remotion';
${begin}
const handle = delayRender('Loading the font');
const font = "url(" + staticFile('font.woff2') + ") format('woff2')";
new FontFace('Instrument Sans Variable', font, {weight: '400 700'}).load().then((face) => {
  document.fonts.add(face);
  continueRender(handle);
});
registerRoot(() => ${composition});
`;

/**
 * Makes a project as a reader would have it, bundles it into `bundle`, and removes it when the work is done.
 *
 * @param name Of the package and of the folder.
 * @param fill Writes the project's own files into the folder; `public` is there.
 * @param work What is rendered of it, and where that is kept.
 * @throws If a command of the toolkit fails.
 */
export async function withScratchProject(
  name: string,
  entry: Entry,
  fill: (folder: string) => void,
  work: (project: ScratchProject) => Promise<void>,
): Promise<void> {
  const folder = mkdtempSync(path.join(os.tmpdir(), `${name}-`));
  const toolkit = (...options: string[]) =>
    execFileSync(
      process.execPath,
      [path.join(modules, '@remotion/cli/remotion-cli.js'), ...options, '--log=error'],
      {cwd: folder, stdio: 'inherit'},
    );
  try {
    mkdirSync(path.join(folder, 'public'));
    fill(folder);
    writeFileSync(path.join(folder, 'index.tsx'), entryOf(entry));
    writeFileSync(path.join(folder, 'package.json'), JSON.stringify({name}));
    copyFileSync(path.join(root, FONT), path.join(folder, 'public/font.woff2'));
    symlinkSync(modules, path.join(folder, 'node_modules'));
    toolkit('bundle', 'index.tsx', '--out-dir=bundle', '--bundle-cache=false');
    const browser = [
      `--browser-executable=${chromiumPath()}`,
      '--chrome-mode=chrome-for-testing',
      '--image-format=png',
    ];
    await work({
      folder,
      run: (command, ...options) => toolkit(command, 'bundle', ...options, ...browser),
    });
  } finally {
    rmSync(folder, {recursive: true, force: true});
  }
}

/** How a film is written: without PNG and BT.709 its colors come out darker than in the frames. */
export const TRUE_COLORS = '--color-space=bt709';
