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
  // Folders with a single page, or one that is their overview.
  {from: '/docs/compare', to: '/docs/compare/motion-canvas'},
  {from: '/docs/enable-scss', to: '/docs/enable-scss/overview'},
  {from: '/docs/tailwind-v4', to: '/docs/tailwind-v4/overview'},
  {
    from: '/docs/recorder/troubleshooting',
    to: '/docs/recorder/troubleshooting/cannot-read-properties-of-undefined',
  },
  // Addresses that the packages print in messages and comments, but that are no page's.
  {from: '/acknowledgements', to: '/docs/acknowledgements'},
  {from: '/bun', to: '/docs/bun'},
  {from: '/changelog', to: 'https://github.com/remotion-dev/remotion/releases'},
  {from: '/chrome-for-testing', to: '/docs/miscellaneous/chrome-headless-shell'},
  {from: '/chrome-headless-shell', to: '/docs/miscellaneous/chrome-headless-shell'},
  // The Studio's menu; the chat itself is at another host, which the contact page names.
  {from: '/discord', to: '/contact/'},
  {from: '/issue', to: 'https://github.com/remotion-dev/remotion/issues/new'},
  {from: '/license', to: '/docs/license'},
  {from: '/media-parser', to: '/docs/media-parser/'},
  {from: '/paths', to: '/docs/paths'},
  {from: '/report', to: 'https://github.com/remotion-dev/remotion/issues/new'},
  {from: '/transitions', to: '/docs/transitions/'},
  {from: '/webcodecs', to: '/docs/webcodecs/'},
  {from: '/docs/lambda/deploy-site', to: '/docs/lambda/deploysite'},
  {from: '/docs/render-media', to: '/docs/renderer/render-media'},
  {
    from: '/docs/troubleshooting/serialize-defaultprops',
    to: '/docs/troubleshooting/defaultprops-too-big',
  },
];
