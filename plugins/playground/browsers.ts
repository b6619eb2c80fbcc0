import {readText} from '../../model/io.ts';

/** The browsers that the site is compiled for, as esbuild names them. */
export const BROWSERS = [
  ...readText('.browserslistrc').matchAll(/^(chrome|edge|firefox|safari) >= ([\d.]+)$/gm),
].map(([, name, version]) => `${name}${version}`);
