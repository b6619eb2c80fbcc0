/**
 * What the frame of the playground may load from where, so that no address can be reached at all. Its own file says
 * it, and hosts say it as a header.
 *
 * @param scripts Where its scripts may come from.
 * @returns Directives of a content security policy.
 */
export const frameDirectives = (scripts: string): string[] => [
  "default-src 'none'",
  `script-src ${scripts}`,
  "style-src 'unsafe-inline'",
  'img-src blob: data:',
  'media-src blob: data:',
  'font-src blob: data:',
  'connect-src blob: data:',
  'worker-src blob:',
  "form-action 'none'",
  "base-uri 'none'",
];
