import {mkdirSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {execute} from '../../tests/guides/processes.ts';
import {addBrowser, packagesFolder} from '../../tests/guides/project.ts';
import type {Case} from './records.ts';
import type {Desk, ProjectRow} from './row.ts';

/** A project with one composition of ten small frames, whose component is the first that `src/Sample.tsx` exports. */
const PROJECT: Record<string, string> = {
  'package.json': '{"name": "proof", "private": true}',
  'tsconfig.json': '{"compilerOptions": {"jsx": "react-jsx"}}',
  'src/index.ts':
    "import {registerRoot} from 'remotion';\nimport {Root} from './Root';\nregisterRoot(Root);\n",
  'src/Root.tsx': `import {Composition} from 'remotion';
import * as all from './Sample';
const Clip = all.Clip ?? Object.values(all).find((one) => typeof one === 'function');
export const Root = () => (
  <Composition id="Clip" component={Clip} durationInFrames={10} fps={30} width={320} height={180} defaultProps={{}} />
);
`,
};

/** What a reader has installed. */
const PACKAGES = 'remotion react react-dom @remotion @types typescript three zod esbuild'.split(
  ' ',
);

/** What the toolkit says of this machine and of its license. */
const NOISE =
  /differing memory|[Mm]emory reported|docker run|lower amount of|Some companies are required|acknowledgeRemotionLicense|dbus|^Bundling \d|^Rendered \d/;

async function replayOne(
  row: ProjectRow,
  code: string,
  [folder, name, media]: [folder: string, name: string, media: string],
) {
  const file = (place: string): string => path.join(folder, place);
  const write: Desk['write'] = (place, text) => {
    mkdirSync(path.dirname(file(place)), {recursive: true});
    writeFileSync(file(place), text);
  };
  for (const [place, text] of Object.entries({...PROJECT, ...row.given, [name]: code}))
    write(place, text);
  mkdirSync(file('node_modules'));
  for (const one of ['.bin', ...PACKAGES])
    symlinkSync(path.join(packagesFolder, one), file(`node_modules/${one}`));
  addBrowser(file('node_modules'));
  const run: Desk['run'] = async (line) => {
    const {output, code: exit} = await execute(line, {
      cwd: folder,
      timeout: 120,
      env: {
        PATH: `${packagesFolder}/.bin:${process.env.PATH}`,
        HOME: folder,
        CI: '1',
        FORCE_COLOR: '0',
      },
    });
    const said = output
      .replaceAll(folder, '.')
      .split('\n')
      .filter((text) => text.trim() !== '' && !NOISE.test(text));
    return [...said, `exit code ${exit}`].join('\n');
  };
  try {
    return String(await row.project({file, run, write, media: (name) => path.join(media, name)}));
  } catch (error) {
    return `throws ${error}`;
  } finally {
    rmSync(folder, {recursive: true, force: true});
  }
}

/**
 * Lays a mistake and its remedy into a project each, and looks at what comes of them.
 *
 * @param one A case whose row has a `project`.
 * @param folder Where the projects are laid.
 * @param media Where made files are.
 * @returns What was seen of the mistake, and of the remedy.
 */
export async function replayProject(
  {wrong, right, about}: Case,
  row: ProjectRow,
  folder: string,
  media: string,
): Promise<[problem: string, remedy: string]> {
  const name = row.as ?? about[0]?.title ?? 'src/Sample.tsx';
  const problem = await replayOne(row, wrong, [path.join(folder, 'mistake'), name, media]);
  return [problem, await replayOne(row, right, [path.join(folder, 'remedy'), name, media])];
}
