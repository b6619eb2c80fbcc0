import {copyFileSync, existsSync, mkdirSync, readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {z} from 'zod';
import {readDemos} from '../../model/demos/read-demos.ts';
import {shortHash} from '../../model/generated.ts';
import {readJson} from '../../model/io.ts';
import {packageSchema} from '../../model/schema/reports.ts';
import type {FrameFiles} from '../../shared/playground.ts';

/** What Fontsource says of a family. */
const metadataSchema = z.object({
  id: z.string(),
  family: z.string(),
  weights: z.array(z.number()),
  styles: z.array(z.string()),
});

/** Names that style sheets of a family have, and the typeface that each declares. */
function sheetsOf(name: string, {id, family, weights, styles}: z.infer<typeof metadataSchema>) {
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
  const {dependencies} = readJson(path.join(siteDir, 'package.json'), packageSchema);
  const fonts: FrameFiles['fonts'] = {};
  const found: Record<string, string> = {};
  for (const [name, version] of Object.entries(dependencies)) {
    const home = path.join(siteDir, 'node_modules', name);
    const manifest = path.join(home, 'metadata.json');
    if (!name.startsWith('@fontsource/') || !existsSync(manifest)) continue;
    for (const {specifier, file, font} of sheetsOf(name, readJson(manifest, metadataSchema))) {
      if (!code.includes(`'${specifier}'`)) continue;
      const source = path.join(home, file);
      const copy = `${path.basename(file, '.woff2')}.${shortHash(readFileSync(source))}.woff2`;
      copyFileSync(source, path.join(target, copy));
      fonts[specifier] = {...font, file: `/playground/fonts/${copy}`};
      found[name] = version;
    }
  }
  return {fonts, dependencies: found};
}
