import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {readIndex} from '../model/search/read-index.ts';
import {wayTo} from '../shared/search-index.ts';

/** Emits all pages with their names as `/assets/routes.json`, from which the not-found page suggests. */
export default function routeListPlugin(): Plugin {
  return {
    name: 'site-route-list',
    postBuild({routesPaths, outDir, siteConfig: {baseUrl}}) {
      const pages = new Map(readIndex().pages.map((page) => [page.path, page]));
      const rows = [...new Set(routesPaths)]
        .map((route) => `/${route.slice(baseUrl.length)}`)
        .filter((route) => !route.endsWith('/404.html') && route !== '/404.html')
        .sort()
        .map((route) => {
          const page = pages.get(route);
          return page ? [route, page.title, wayTo(page).join(' › ')] : [route];
        });
      const folder = path.join(outDir, 'assets');
      mkdirSync(folder, {recursive: true});
      writeFileSync(path.join(folder, 'routes.json'), JSON.stringify(rows));
      return Promise.resolve();
    },
  };
}
