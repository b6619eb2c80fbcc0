// Paths are a promise: when a page moves, add a row here; `npm run check:content` checks it.
//   {from: '/docs/old-path', to: '/docs/new-path'}
// `from` must not be a page's path any more, `to` must be one (an anchor may follow), in one step.
import type {Redirect} from '../../model/links/check-redirects.ts';

export const redirects: readonly Redirect[] = [
  // Ids whose page is served elsewhere, and the address people guess for the first page.
  {from: '/docs/getting-started', to: '/docs/'},
  {from: '/docs/lambda/without-iam/ec2', to: '/docs/lambda/ec2'},
  {from: '/docs/miscellaneous/typescript-aliases', to: '/docs/typescript-aliases'},
  {from: '/docs/player/api', to: '/docs/player/player'},
];
