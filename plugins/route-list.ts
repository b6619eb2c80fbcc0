import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/** Emits the paths of all pages as `/assets/routes.json`, from which the not-found page suggests. */
export default function routeListPlugin(): Plugin {
  return {
    name: 'site-route-list',
    postBuild({routesPaths, outDir, siteConfig: {baseUrl}}) {
      const paths = [...new Set(routesPaths)]
        .map((route) => `/${route.slice(baseUrl.length)}`)
        .filter((route) => !route.endsWith('/404.html') && route !== '/404.html')
        .sort();
      const folder = path.join(outDir, 'assets');
      mkdirSync(folder, {recursive: true});
      writeFileSync(path.join(folder, 'routes.json'), JSON.stringify(paths));
      return Promise.resolve();
    },
  };
}
