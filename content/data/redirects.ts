// Paths are a promise: when a page moves, add a row here; `npm run check:content` checks it.
//   {from: '/docs/old-path', to: '/docs/new-path'}
// `from` must not be a page's path any more, `to` must be one (an anchor may follow), in one step.
import type {Redirect} from '../../model/links/check-redirects.ts';

export const redirects: readonly Redirect[] = [];
