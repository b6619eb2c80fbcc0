/**
 * The address that a build without `SITE_URL`, a preview, gives itself. Where it is really served is known
 * to who serves it, so nothing of a page keeps it: `inPreview` in the head, `hosting/preview-files.ts`.
 */
export const PREVIEW_ORIGIN = 'http://localhost:3000';

/** Makes an address that a preview has given itself one that holds wherever it is served. */
export const inPreview = (address: string): string =>
  address.startsWith(`${PREVIEW_ORIGIN}/`) ? address.slice(PREVIEW_ORIGIN.length) : address;
