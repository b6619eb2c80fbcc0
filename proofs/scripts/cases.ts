/** What differs here from the reader's machine, for one program. */
interface Change {
  /** Texts to exchange. */
  replace?: [from: string, to: string][];
  /** Files that the reader has. */
  given?: Record<string, string>;
  env?: Record<string, string>;
  args?: string[];
  /** Name of the file, where the page runs it with something else than Node.js. */
  as?: string;
}

/** Addresses and folders that pages make up; here they are a bundle, media and a bucket. */
export const everywhere: [from: RegExp, to: string][] = [
  [/(?<=['"])https:\/\/example\.com\/site(?:\/(?:index\.html)?)?(?=['"])/g, 'build'],
  [/(?<=['"])https:\/\/my-videos\.example\.com\/?(?=['"])/g, 'build'],
  [/(?<=['"])\/srv\/video\/build(?=['"])/g, 'build'],
  [/(?<=['"`])\/videos\//g, 'FOLDER/videos/'],
  [/remotionlambda-useast1-\w+/g, 'remotionlambda-useast1-abcdefghij'],
];

/** Parts of a program that can't be had here, each with the reason. */
const MISSING: [part: RegExp, why: string][] = [
  [/@remotion\/cloudrun/, 'Google’s libraries speak gRPC, for which nothing answers here'],
  [/whisper/i, 'compiles Whisper.cpp and downloads models'],
];

/** Why a program isn't started, or undefined. */
export function notHere(key: string, code: string): string | undefined {
  return ALONE[key] ?? MISSING.find(([part]) => part.test(code))?.[1];
}

const ALONE: Record<string, string> = {
  '5-0-migration:script-e68d50.mts': 'shows one changed line, which opens a browser that stays',
  'renderer/render-still:script-3a2274.mts': 'exports a function; the browser that it opens stays',
  'miscellaneous/cloud-gpu:script-b45141.mts': 'wants Chrome for Testing and a graphics card',
  'legacy-babel:build.mts': 'needs packages of Babel, which the guides don’t install',
};

/** Changes by program: `<page>:<name>`. */
export const changes: Record<string, Change> = {
  'bun:render.ts': {as: 'render.mts'},
  'media-parser/node-reader:script-3c4d4a.mts': {replace: [["'footage'", "'../media'"]]},
  'troubleshooting/bundling-bundle:deploy.mjs': {
    replace: [['./src/remotion/index.ts', './src/index.ts']],
  },
  'audio/exporting:script-86646e.mts': {replace: [["'MyComp'", "'Mix'"]]},
  'miscellaneous/nextjs:render.mjs': {args: ['out.mp4', '{}']},
  'lambda/without-iam/ec2:server.ts': {env: {PORT: '0', API_TOKEN: 'x'}},
  'lambda/webhooks:send-test.mts': {env: {PROOF_LOCAL: 'answer', WEBHOOK_SECRET: 'secret'}},
  'lambda/validatewebhooksignature:server.ts': {
    replace: [['listen(3000)', 'listen(0)']],
    env: {WEBHOOK_SECRET: 'secret'},
  },
  'lambda/insights:script-cfc818.mts': {env: {PROOF_EMPTY: 'ListFunctionsCommand'}},
  'azure-container-apps:render-job.mjs': {
    env: {
      COMPOSITION_ID: 'MyComp',
      UPLOAD_URL: 'https://account.blob.core.windows.net/videos/out.mp4?sig=x',
      INPUT_PROPS: '{}',
    },
  },
};
