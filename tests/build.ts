import {existsSync, readFileSync} from 'node:fs';

// What the build says of itself: a test that asks for each of a thousand pages learns no more, and takes seconds.

/** The paths of all pages, each in its one form; smoke.spec.ts opens every one. */
export const routes: readonly string[] = JSON.parse(readFileSync('build/_pages.json', 'utf8'));

/** @returns The document of a route, as it is sent. */
export const readDocument = (route: string): string =>
  readFileSync(`build${route.endsWith('/') ? `${route}index` : route}.html`, 'utf8');

/** Whether an address leads to a page without a redirect, or to a file that is none. */
export const isInBuild = (address: string): boolean =>
  routes.includes(address) || (/\.(?!html$)\w+$/.test(address) && existsSync(`build${address}`));
