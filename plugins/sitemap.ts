import pluginSitemap, {type Options} from '@docusaurus/plugin-sitemap';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {readLastChanges} from '../model/pages/dates.ts';

/** Pages that search engines are told not to list. */
const UNLISTED = ['/search', '/ai-embed'];

/** Dates come from the recorded changes: those of git are one and the same in a shallow clone. */
const createSitemapItems: NonNullable<Options['createSitemapItems']> = async ({
  defaultCreateSitemapItems,
  ...params
}) => {
  const changes = readLastChanges();
  const dates = new Map(
    flatten(params.routes).flatMap(({path, metadata}) => {
      const date = changes[metadata?.sourceFilePath ?? '']?.date;
      return date ? [[path, date] as const] : [];
    }),
  );
  // A topic's list changes with its posts.
  const newestPost = Object.entries(changes)
    .flatMap(([file, {date}]) => (file.startsWith('content/blog/') ? [date] : []))
    .sort()
    .at(-1);
  const items = await defaultCreateSitemapItems(params);
  return items.map((item) => {
    const {pathname} = new URL(item.url);
    const isTopic = /^\/blog\/tags(?:\/|$)/.test(pathname);
    return {...item, lastmod: dates.get(pathname) ?? (isTopic ? newestPost : undefined)};
  });
};

type Routes = Parameters<NonNullable<Options['createSitemapItems']>>[0]['routes'];

const flatten = (routes: Routes): Routes =>
  routes.flatMap((route) => [route, ...flatten(route.routes ?? [])]);

/** The framework's sitemap with the recorded dates; in previews too, where every page is `noindex`. */
export default function sitemap(context: LoadContext): Plugin | null {
  const plugin: Plugin<void> | null = pluginSitemap(context, {
    filename: 'sitemap.xml',
    ignorePatterns: UNLISTED,
    changefreq: null,
    priority: null,
    lastmod: null,
    createSitemapItems,
  });
  if (!plugin) return null;
  const {name, postBuild} = plugin;
  return {
    name,
    postBuild: (props) =>
      postBuild?.({
        ...props,
        content: undefined,
        ...(context.siteConfig.noIndex && {
          siteConfig: {...props.siteConfig, noIndex: false},
          head: {},
        }),
      }),
  };
}
