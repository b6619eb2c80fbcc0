/** Version of the toolkit the site documents: the only place beside the pinned packages. */
const version = '4.0.311';

/** Who this site is: the only file to change for another owner or name. */
export const identity = {
  name: 'Remotion',
  tagline: 'Make videos with React code',
  description: `Documentation of Remotion ${version}, the React toolkit for making videos with code: guides, API reference, live demos and templates.`,
  version,
  owner: 'The Remotion documentation contributors',
  repository: 'https://github.com/remotion-dev/remotion',
  chat: 'https://remotion.dev/discord',
  social: 'https://x.com/remotion',
  pricing: 'https://remotion.pro/license',
  store: 'https://remotion.pro/store',
  converter: 'https://remotion.dev/convert',
  brand: 'https://remotion.dev/brand',
  mail: 'hi@remotion.dev',
} as const;
