import {parseEnvironment} from '../model/schema/environment.ts';

/** Services that are switched on by environment; unset means that nothing leaves the site. */
interface Services {
  /** Canonical address; without it the build is marked `noindex`. */
  siteUrl?: string;
  /** Where this site is written; without it, pages can be neither edited nor reported from here. */
  repository?: string;
  search?: {appId: string; apiKey: string; indexName: string};
  analytics?: {trackingID: string};
  chatWidget?: {src: string; id: string};
  /** Readers can save the site in their browser, to read it without a network. */
  offline?: boolean;
  /** Origins the content security policy has to allow for them. */
  origins: {script: string[]; connect: string[]; frame: string[]; image: string[]};
}

const ANALYTICS_ORIGINS = [
  'https://www.googletagmanager.com',
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
];

/**
 * Reads the services from the environment, once for the whole build.
 *
 * @throws {Error} If a variable has a bad value; the message names it and shows an example.
 */
export function readServices(env: Record<string, string | undefined> = process.env): Services {
  const values = parseEnvironment(env);
  const services: Services = {
    siteUrl: values.SITE_URL,
    repository: values.SITE_REPOSITORY,
    origins: {script: [], connect: [], frame: [], image: []},
  };
  const {origins} = services;
  const {ALGOLIA_APP_ID: appId, ALGOLIA_SEARCH_KEY: apiKey, ALGOLIA_INDEX: indexName} = values;
  if (appId && apiKey && indexName) {
    services.search = {appId, apiKey, indexName};
    origins.connect.push(`https://${appId}-dsn.algolia.net`, 'https://*.algolianet.com');
  }
  if (values.GTAG_ID) {
    services.analytics = {trackingID: values.GTAG_ID};
    origins.script.push('https://www.googletagmanager.com');
    origins.connect.push(...ANALYTICS_ORIGINS);
    origins.image.push(...ANALYTICS_ORIGINS);
  }
  if (values.CHAT_WIDGET_SRC && values.CHAT_WIDGET_ID) {
    services.chatWidget = {src: values.CHAT_WIDGET_SRC, id: values.CHAT_WIDGET_ID};
    const {origin} = new URL(values.CHAT_WIDGET_SRC);
    for (const list of [origins.script, origins.connect, origins.frame, origins.image]) {
      list.push(origin);
    }
  }
  if (values.OFFLINE === '1') services.offline = true;
  return services;
}
