import {createHash} from 'node:crypto';
import {copyFileSync, existsSync, mkdirSync, readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {readDemos} from '../../model/demos/read-demos.ts';
import type {FrameFiles} from '../../shared/playground.ts';

interface Metadata {
  id: string;
  family: string;
  weights: number[];
  styles: string[];
}

/** Names that style sheets of a family have, and the typeface that each declares. */
function sheetsOf(name: string, {id, family, weights, styles}: Metadata) {
  return weights.flatMap((weight) =>
    styles.map((style) => ({
      specifier: `${name}/latin-${weight}${style === 'normal' ? '' : `-${style}`}.css`,
      file: `files/${id}-latin-${weight}-${style}.woff2`,
      font: {family, weight: String(weight), style},
    })),
  );
}

/**
 * Copies the typefaces that demos import, so that they look the same in the playground: its frame can
 * fetch nothing.
 *
 * @param siteDir Root of the site.
 * @param folder Folder that is served as `/playground`; typefaces of earlier builds in it go.
 * @returns What each style sheet declares, by the name that code imports, and the packages' versions.
 */
export function copyFonts(
  siteDir: string,
  folder: string,
): Pick<FrameFiles, 'fonts'> & {dependencies: Record<string, string>} {
  const target = path.join(folder, 'fonts');
  rmSync(target, {recursive: true, force: true});
  mkdirSync(target, {recursive: true});
  const code = [...readDemos().demos.values()].map((demo) => demo.code).join('\n');
  const {dependencies} = JSON.parse(readFileSync(path.join(siteDir, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  const fonts: FrameFiles['fonts'] = {};
  const found: Record<string, string> = {};
  for (const [name, version] of Object.entries(dependencies)) {
    const home = path.join(siteDir, 'node_modules', name);
    const manifest = path.join(home, 'metadata.json');
    if (!name.startsWith('@fontsource/') || !existsSync(manifest)) continue;
    const metadata = JSON.parse(readFileSync(manifest, 'utf8')) as Metadata;
    for (const {specifier, file, font} of sheetsOf(name, metadata)) {
      if (!code.includes(`'${specifier}'`)) continue;
      const source = path.join(home, file);
      const hash = createHash('sha256').update(readFileSync(source)).digest('hex').slice(0, 10);
      const copy = `${path.basename(file, '.woff2')}.${hash}.woff2`;
      copyFileSync(source, path.join(target, copy));
      fonts[specifier] = {...font, file: `/playground/fonts/${copy}`};
      found[name] = version;
    }
  }
  return {fonts, dependencies: found};
}
