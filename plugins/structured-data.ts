import {existsSync} from 'node:fs';
import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {identity} from '../config/identity.ts';
import {readLastChanges} from '../model/pages/dates.ts';
import {readSite} from '../model/pages/site.ts';
import {buildStructuredData} from '../model/pages/structured-data.ts';

/** The file a path is served from: `/docs/` from `docs/index.html`, `/docs/spring` from either form. */
const fileOf = (outDir: string, sitePath: string): string | undefined =>
  [`${sitePath.replace(/\/$/, '')}.html`, path.join(sitePath, 'index.html')]
    .map((file) => path.join(outDir, file))
    .find(existsSync);

/**
 * Puts the structured data into the built pages. It isn't part of the scripts: a search engine reads it
 * from the page, and no reader pays for it.
 */
export default function structuredData({siteConfig, siteDir}: LoadContext): Plugin {
  return {
    name: 'site-structured-data',
    getClientModules: () => [path.join(siteDir, 'src/shell/structured-data.ts')],
    async postBuild({outDir}) {
      const data = buildStructuredData({
        site: readSite(),
        origin: siteConfig.noIndex ? '' : siteConfig.url,
        name: siteConfig.title,
        description: identity.description,
        publisher: identity.owner,
        changes: readLastChanges(),
      });
      for (const [sitePath, json] of data) {
        const file = fileOf(outDir, sitePath);
        if (!file) throw new Error(`The build has no page for ${sitePath}`);
        const html = await readFile(file, 'utf8');
        const end = html.indexOf('</head>');
        if (end === -1) throw new Error(`${file} has no </head>`);
        const script = `<script type="application/ld+json" data-path="${sitePath}">${json}</script>`;
        await writeFile(file, html.slice(0, end) + script + html.slice(end));
      }
    },
  };
}
