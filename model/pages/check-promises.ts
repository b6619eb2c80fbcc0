import type {Problem} from '../../shared/problem.ts';
import type {Site} from './site.ts';

/** The text of the manifest, to find a row's line. */
export interface ManifestSource {
  file: string;
  text: string;
}

/** Checks that each path of the manifest can be reached: a page that is deleted must not take its path along. */
export function checkPromises(site: Site, {file, text}: ManifestSource): Problem[] {
  const lines = text.split('\n');
  return [...site.manifest.values()].flatMap(({id, path}) => {
    if (site.docs.has(id)) return [];
    const row = `"id": ${JSON.stringify(id)}`;
    const index = lines.findIndex((line) => line.includes(row));
    return {
      file,
      line: index + 1 || 1,
      column: (lines[index]?.indexOf(row) ?? 0) + 1,
      rule: 'pages/missing',
      message: `${path} is promised, but there is no content/docs/${id}.mdx.`,
      hint: `Write it. If the page moved, change this row and add {from: '${path}', to: '…'} to content/data/redirects.ts.`,
    };
  });
}
