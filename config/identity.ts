/** Who this site is: the only file to change for another owner or name. */
export const identity = {
  name: 'Remotion',
  tagline: 'Make videos with React code',
  description:
    'Documentation of Remotion 4.0.311, the React toolkit for making videos with code: guides, API reference, live demos and templates.',
  /** Version of the toolkit the site documents. */
  version: '4.0.311',
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
