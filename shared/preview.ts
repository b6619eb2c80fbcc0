/**
 * The address that a build without `SITE_URL`, a preview, gives itself. Where it is really served is known
 * to who serves it, so no page and no file keeps it: `plugins/client-routes.ts`, `hosting/preview-files.ts`.
 */
export const PREVIEW_ORIGIN = 'http://localhost:3000';
