// Calls the functions for Lambda and Cloud Run; AWS is answered by proofs/scripts, Google by the methods replaced below.
import type http from 'node:http';
import {createRequire} from 'node:module';
import path from 'node:path';
import {Writable} from 'node:stream';
import {root} from '../../../model/io.ts';
import {book, file, finish, guides, load, writeProject} from './project.ts';

writeProject(0);
process.chdir(file('.'));
const lambda = load('@remotion/lambda');
const client = load('@remotion/lambda/client');
const place = {
  region: 'us-east-1',
  bucketName: 'remotionlambda-useast1-abcdefghij',
  logLevel: 'error',
};
const by = 'AWS replaced';
await client.renderStillOnLambda?.({
  region: 'us-east-1',
  functionName: 'remotion-render-4-0-311-mem2048mb-disk2048mb-120sec',
  serveUrl: 'https://example.com',
  composition: 'Clip',
  inputProps: {},
  imageFormat: 'png',
  privacy: 'public',
  ...book.spies('lambda/renderstillonlambda', by, ['onInit']),
});
// Progress is reported once a second.
process.env.PROOF_UPLOAD_MS = '1500';
await lambda.deploySite?.({
  ...place,
  entryPoint: file('src/index.ts'),
  siteName: 'x',
  options: book.spies('lambda/deploysite', by, [
    'onBundleProgress',
    'onDiffingProgress',
    'onUploadProgress',
  ]),
});
await lambda.deleteSite?.({
  ...place,
  siteName: 'my-video',
  ...book.spies('lambda/deletesite', by, ['onAfterItemDeleted']),
});
await lambda.simulatePermissions?.({
  region: 'us-east-1',
  ...book.spies('lambda/simulatepermissions', by, ['onSimulation']),
});
await lambda.downloadMedia?.({
  ...place,
  renderId: 'abcdefghij',
  outPath: file('down.mp4'),
  ...book.spies('lambda/downloadmedia', by, ['onProgress']),
});

// Webhooks are sent by the toolkit's own code, to endpoints that run as on a server.
const fromGuides = createRequire(path.join(guides, 'proof.cjs'));
const {invokeWebhook} = fromGuides(
  path.join(guides, '@remotion/serverless/dist/invoke-webhook.js'),
);
const express = fromGuides('express');
const common = {
  renderId: 'abcdefghij',
  bucketName: place.bucketName,
  expectedBucketOwner: '1',
  customData: null,
};
const payloads = {
  onSuccess: {
    type: 'success',
    ...common,
    outputUrl: 'https://example.com/out.mp4',
    outputFile: 'https://example.com/out.mp4',
    lambdaErrors: [],
    timeToFinish: 1000,
    costs: {accruedSoFar: 0.1},
  },
  onError: {type: 'error', ...common, errors: [{name: 'Error', message: 'x', stack: ''}]},
  onTimeout: {type: 'timeout', ...common},
};
const secret = 'secret';
for (const [handler, payload] of Object.entries(payloads)) {
  const options = (page: string) => ({
    secret,
    ...book.spies(page, 'a webhook that the toolkit signs and sends', [handler]),
  });
  const app = express();
  app.use(express.json());
  app.post('/express', client.expressWebhook?.(options('lambda/expresswebhook')));
  app.post('/pages', client.pagesRouterWebhook?.(options('lambda/pagesrouterwebhook')));
  const POST = client.appRouterWebhook?.(options('lambda/approuterwebhook'));
  app.post(
    '/app',
    async (request: http.IncomingMessage & {body: unknown}, response: http.ServerResponse) => {
      const headers = Object.entries(request.headers).map(([name, value]): [string, string] => [
        name,
        String(value),
      ]);
      const body = JSON.stringify(request.body);
      const answer: unknown =
        typeof POST === 'function'
          ? await POST(new Request('http://localhost/app', {method: 'POST', headers, body}))
          : null;
      response.writeHead(answer instanceof Response ? answer.status : 500).end();
    },
  );
  const server = app.listen(0);
  await new Promise((resolve) => server.once('listening', resolve));
  for (const endpoint of ['express', 'pages', 'app'])
    await invokeWebhook({
      options: {payload, secret, url: `http://localhost:${server.address().port}/${endpoint}`},
      logLevel: 'error',
      retries: 0,
    });
  server.close();
}

// Google: what goes over the network is replaced, the toolkit's code and Google's classes are real.
Object.assign(process.env, {
  REMOTION_GCP_PROJECT_ID: 'proof',
  REMOTION_GCP_CLIENT_EMAIL: 'proof@example.com',
  REMOTION_GCP_PRIVATE_KEY: 'key',
});
const fromToolkit = createRequire(path.join(root, 'toolkit/proof.cjs'));
const {Bucket, File} = fromToolkit('@google-cloud/storage');
const {ProjectsClient} = fromToolkit('@google-cloud/resource-manager');
Object.assign(Bucket.prototype, {get: async () => [{}], getFiles: async () => [[]]});
Object.assign(File.prototype, {
  // Longer than the second after which progress is reported first.
  createWriteStream: () =>
    new Writable({
      write: (_, __, done) => done(),
      final: (done) => void setTimeout(done, 1500),
    }),
});
ProjectsClient.prototype.testIamPermissions = async ({permissions}: {permissions: string[]}) => [
  {permissions: permissions.slice(1)},
];
// The toolkit's folder has no compiler for TypeScript of its own; the guides have the right one.
process.env.ESBUILD_BINARY_PATH = path.join(guides, `@esbuild/linux-${process.arch}/bin/esbuild`);
const cloudrun = load('@remotion/cloudrun');
const google = 'Google’s services replaced';
await cloudrun.testPermissions?.(book.spies('cloudrun/testpermissions', google, ['onTest']));
await cloudrun.deploySite?.({
  entryPoint: file('src/index.ts'),
  bucketName: 'remotioncloudrun-abcdefghij',
  siteName: 'x',
  options: book.spies('cloudrun/deploysite', google, ['onBundleProgress', 'onUploadProgress']),
});
finish();
