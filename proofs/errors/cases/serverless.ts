// Lambda and Cloud Run behind their first checks: storage and functions are stood in for by objects.
import {createServer} from 'node:http';
import {Readable} from 'node:stream';
import {identity} from '../../../config/identity.ts';
import {listen} from '../../../hosting/serve.ts';
import {load, loadFile, table} from '../case.ts';

const shared = (name: string) => loadFile(`@remotion/serverless-client/dist/${name}.js`);
const inside = (name: string) => loadFile(`@remotion/serverless/dist/${name}.js`);
const lambda = (name: string) => loadFile(`@remotion/lambda/dist/${name}.js`);
const client = (name: string) => loadFile(`@remotion/lambda-client/dist/${name}.js`);
const run = (name: string) => loadFile(`@remotion/cloudrun/dist/${name}.js`);

/** A call with one argument. */
const call =
  (action: ((...args: unknown[]) => unknown) | undefined, ...args: unknown[]) =>
  () =>
    action?.(...args);

const frames = shared('validate-frames-per-function').validateFramesPerFunction;
const perFunction = (framesPerFunction: unknown) =>
  call(frames, {framesPerFunction, durationInFrames: 300});
const download = shared('validate-download-behavior').validateDownloadBehavior;
const privacy = shared('validate-privacy').validatePrivacy;
const outName = (name: unknown) =>
  call(shared('validate-outname').validateOutname, {
    outName: name,
    codec: null,
    audioCodecSetting: null,
    separateAudioTo: null,
    bucketNamePrefix: 'remotionlambda-',
  });
const bucketName = (name: unknown) =>
  call(shared('validate-bucket-name').validateBucketName, {
    bucketName: name,
    bucketNamePrefix: 'remotionlambda-',
    options: {mustStartWithRemotion: true},
  });
const webhook = (customData: unknown) =>
  call(shared('validate-webhook').validateWebhook, {url: 'https://example.com', customData});
const retries = lambda('shared/validate-retries').validateMaxRetries;
const retention = lambda('shared/validate-retention-period').validateCloudWatchRetentionPeriod;
const role = lambda('shared/validate-custom-role-arn').validateCustomRoleArn;
const layers = (option: unknown) =>
  call(lambda('shared/get-layers').validateRuntimePreference, option);
const site = lambda('shared/validate-site-name').validateSiteName;
const provider = client('aws-provider').awsImplementation;
const deleteAfter = (value: unknown) => call(loose(provider, 'validateDeleteAfter'), value);
const {estimatePrice} = load('@remotion/lambda');
const price = (durationInMilliseconds: unknown) =>
  call(estimatePrice, {
    region: 'us-east-1',
    memorySizeInMb: 2048,
    diskSizeInMb: 2048,
    lambdasInvoked: 1,
    durationInMilliseconds,
  });

/** A function that is a member of something of unknown type. */
function loose(owner: unknown, name: string): (...args: unknown[]) => unknown {
  const member: unknown = Reflect.get(Object(owner), name);
  return (...args) => (typeof member === 'function' ? member.apply(owner, args) : undefined);
}

/** As AWS answers if a file isn't there, or may not be seen. */
const refusal = (name: string, httpStatusCode: number) => () =>
  Promise.reject(Object.assign(new Error(name), {name, $metadata: {httpStatusCode}}));

const serveUrl = client('convert-to-serve-url').convertToServeUrlImplementation;
const lambdaUrl = (urlOrId: string) =>
  call(serveUrl, {urlOrId, region: 'us-east-1', bucketName: 'remotionlambda-a'});
const cloudUrl = (urlOrId: string) =>
  call(run('shared/convert-to-serve-url').convertToServeUrl, {
    urlOrId,
    bucketName: 'remotioncloudrun-a',
  });

const buckets = (...names: string[]) =>
  call(shared('get-or-create-bucket').internalGetOrCreateBucket, {
    region: 'us-east-1',
    enableFolderExpiry: null,
    customCredentials: null,
    providerSpecifics: {
      getBuckets: () => Promise.resolve(names.map((name) => ({name}))),
      getBucketPrefix: () => 'remotionlambda-',
      applyLifeCycle: () => Promise.resolve(),
    },
  });

const stored = (progress: unknown) => ({
  getAccountId: () => Promise.resolve('1'),
  getBucketPrefix: () => 'remotionlambda-',
  readFile: () => Promise.resolve(Readable.from([Buffer.from(JSON.stringify(progress))])),
});
const render = {bucketName: 'remotionlambda-a', renderId: 'r4nd0m', region: 'us-east-1'};
const progress = (providerSpecifics: unknown) =>
  call(shared('progress').getProgress, {
    ...render,
    expectedBucketOwner: null,
    memorySizeInMb: 2048,
    timeoutInMilliseconds: 120_000,
    customCredentials: null,
    forcePathStyle: false,
    functionName: 'a',
    providerSpecifics,
  });
const downloadMedia = (metadata: unknown) =>
  call(lambda('api/download-media').internalDownloadMedia, {
    ...render,
    outPath: '/tmp/provoked/out.mp4',
    providerSpecifics: stored(metadata),
  });

const head = (headFile: () => unknown) =>
  call(inside('find-output-file-in-bucket').findOutputFileInBucket, {
    ...render,
    currentRegion: 'us-east-1',
    customCredentials: null,
    forcePathStyle: false,
    renderMetadata: {type: 'video', codec: 'h264', audioCodec: null, renderId: 'r4nd0m'},
    providerSpecifics: {
      getBucketPrefix: () => 'remotionlambda-',
      getOutputUrl: () => ({url: 'https://example.com'}),
      headFile,
    },
  });

const version = (own: Record<string, unknown>) =>
  call(inside('handlers/check-version-mismatch').checkVersionMismatch, {
    apiName: 'renderMediaOnLambda()',
    params: {type: 'start', ...own},
    insideFunctionSpecifics: {getCurrentFunctionName: () => 'remotion-render-a'},
  });

const sites = (Key: string) =>
  call(client('get-sites').internalGetSites, {
    region: 'us-east-1',
    forceBucketName: null,
    forcePathStyle: false,
    providerSpecifics: {
      getBuckets: () => Promise.resolve([{name: 'remotionlambda-a'}]),
      getAccountId: () => Promise.resolve('1'),
      listObjects: () => Promise.resolve([{Key, Size: 1}]),
    },
  });

/** Puts a project where no project may be yet; `there` is the key of what is in the bucket. */
const deploy = (bucketExists: boolean, there?: string) =>
  call(lambda('api/deploy-site').internalDeploySite, {
    ...render,
    bucketName: 'remotionlambda-a',
    siteName: 'clip',
    entryPoint: 'index.ts',
    privacy: 'public',
    throwIfSiteExists: true,
    options: {},
    indent: false,
    logLevel: 'info',
    gitSource: null,
    forcePathStyle: false,
    providerSpecifics: {
      getAccountId: () => Promise.resolve('1'),
      bucketExists: () => Promise.resolve(bucketExists),
      listObjects: () => Promise.resolve(there ? [{Key: there}] : []),
    },
    // What is in the bucket is looked at only once the project is bundled.
    fullClientSpecifics: {
      bundleSite: () =>
        there ? Promise.resolve('/tmp/bundle') : Promise.reject(new Error('bundled')),
    },
  });

/** Sends a webhook to a server of its own that answers with a status. */
const send = (status: number) => async () => {
  const server = createServer((_, response) => response.writeHead(status).end());
  const port = await listen(server, 0);
  try {
    await inside('invoke-webhook').invokeWebhook?.({
      options: {url: `http://127.0.0.1:${port}/`, secret: null, payload: {type: 'success'}},
      logLevel: 'info',
      retries: 1,
    });
  } finally {
    server.close();
  }
};

const circle: Record<string, unknown> = {};
circle.self = circle;
const props = (data: unknown) =>
  call(shared('compress-props').serializeOrThrow, data, 'input-props');
const sizes = (size: number) =>
  call(shared('compress-props').getNeedsToUpload, {
    type: 'video-or-audio',
    sizes: [size],
    providerSpecifics: {
      getMaxNonInlinePayloadSizePerFunction: () => 200_000,
      serverStorageProductName: () => 'S3',
    },
  });
const readProps = (readFile: () => unknown) =>
  call(shared('compress-props').decompressInputProps, {
    serialized: {type: 'bucket-url', hash: 'a', bucketName: 'remotionlambda-a'},
    ...render,
    expectedBucketOwner: '1',
    propsType: 'input-props',
    forcePathStyle: false,
    providerSpecifics: {readFile},
  });

/** Without any keys of AWS in the environment. */
const credentials = (own: Record<string, string>) => () => {
  const before = {...process.env};
  for (const name of Object.keys(process.env)) if (/AWS/.test(name)) delete process.env[name];
  Object.assign(process.env, {HOME: '/nowhere'}, own);
  try {
    client('check-credentials').checkCredentials?.();
  } finally {
    Object.assign(process.env, before);
    for (const name of Object.keys(own)) if (!(name in before)) delete process.env[name];
  }
};

const endpoint = (own: Record<string, unknown>) =>
  call(run('api/helpers/get-cloudrun-endpoint').getCloudrunEndpoint, own);
const cloudCodec = run('shared/validate-gcp-codec').validateCloudrunCodec;
const serviceName = (name: string) =>
  call(run('api/helpers/parse-service-name').parseServiceName, name, 'us-east1');

const customS3 = (customCredentials: unknown) =>
  call(shared('expected-out-name').getExpectedOutName, {
    bucketName: 'remotionlambda-a',
    bucketNamePrefix: 'remotionlambda-',
    customCredentials,
    renderMetadata: {
      type: 'video',
      codec: 'h264',
      audioCodec: null,
      privacy: 'private',
      renderId: 'r4nd0m',
      outName: {
        bucketName: 'mine',
        key: 'a.mp4',
        s3OutputProvider: {endpoint: 'https://example.com'},
      },
    },
  });

/** Cases of Lambda and Cloud Run, with answers of services made up. */
export const serverless = table([
  ["'framesPerLambda' needs to be a number", perFunction('20'), perFunction(20)],
  ["'framesPerLambda' needs to be finite", perFunction(Number.NaN), perFunction(20)],
  ["'framesPerLambda' needs to be an integer", perFunction(20.5), perFunction(20)],
  ['The framesPerLambda needs to be at least 4, but is 3', perFunction(3), perFunction(4)],
  ['downloadBehavior must be null or an object', call(download, 'a'), call(download, null)],
  [
    'Download behavior must be either "download" or "play-in-browser"',
    call(download, {type: 'open'}),
    call(download, {type: 'play-in-browser'}),
  ],
  [
    'If "downloadBehavior.type" is "download", then fileName must be',
    call(download, {type: 'download'}),
    call(download, {type: 'download', fileName: null}),
  ],
  ['Privacy must be a string', call(privacy, undefined, true), call(privacy, 'private', true)],
  [
    'Privacy must be either "public" or "no-acl"',
    call(privacy, 'private', false),
    call(privacy, 'no-acl', false),
  ],
  [
    'Privacy must be either "private", "public" or "no-acl"',
    call(privacy, 'secret', true),
    call(privacy, 'private', true),
  ],
  ['The S3 Key must match the RegExp', outName('ü.mp4'), outName('u.mp4')],
  [
    'The S3 key must be a string. Passed an object of type undefined',
    outName({bucketName: 'clips'}),
    outName({bucketName: 'clips', key: 'a.mp4'}),
  ],
  ["'bucketName' must be a string", bucketName(undefined), bucketName('remotionlambda-a')],
  [
    'The bucketName parameter must start with remotionlambda-',
    bucketName('mine'),
    bucketName('remotionlambda-a'),
  ],
  ['Webhook "customData" must be less than 1024 bytes', webhook('a'.repeat(1100)), webhook('a')],
  ['maxRetries must be a number, but is true', call(retries, true), call(retries, 2)],
  ['maxRetries must be finite', call(retries, Number.NaN), call(retries, 2)],
  ['maxRetries cannot be negative', call(retries, -1), call(retries, 0)],
  ['maxRetries should be an integer', call(retries, 0.5), call(retries, 1)],
  ['CloudWatch retention period should be a number', call(retention, '14'), call(retention, 14)],
  [
    'CloudWatch retention period must be an integer, but is NaN',
    call(retention, Number.NaN),
    call(retention, 14),
  ],
  [
    'CloudWatch retention period must be finite',
    call(retention, Number.POSITIVE_INFINITY),
    call(retention, 14),
  ],
  ['CloudWatch retention period must be at least 1', call(retention, 0), call(retention, 1)],
  [
    'CloudWatch retention period must be at most 3650',
    call(retention, 3651),
    call(retention, 3650),
  ],
  ['A custom role ARN must either be', call(role, 5), call(role, 'arn:aws:iam::1:role/a')],
  ['Invalid runtime preference', layers('emoji'), layers('cjk')],
  ['The `siteName` must match the RegExp', call(site, 'ü'), call(site, 'u')],
  ['Expected life cycle value to be a string', deleteAfter(7), deleteAfter('7-days')],
  ['Expected deleteAfter value to be one of', deleteAfter('2-days'), deleteAfter('1-day')],
  ["Parameter 'durationInMilliseconds' must be a number", price(undefined), price(0)],
  ["Parameter 'durationInMilliseconds' must not be NaN", price(Number.NaN), price(0)],
  ["Parameter 'durationInMilliseconds' must be finite", price(Number.POSITIVE_INFINITY), price(0)],
  ["Parameter 'durationInMilliseconds' must be over 0", price(-1), price(0)],
  ['can only render based on a URL in the cloud', lambdaUrl('src/index.ts'), lambdaUrl('clip')],
  ['can only render based on a URL in the cloud', cloudUrl('src/index.ts'), cloudUrl('clip')],
  [
    'You have multiple buckets',
    buckets('remotionlambda-a', 'remotionlambda-b'),
    buckets('remotionlambda-a'),
  ],
  [
    'No render with ID "r4nd0m" found in bucket',
    progress({...stored({}), readFile: refusal('NotFound', 404)}),
  ],
  [
    "You don't need to call getRenderProgress() on a still render",
    progress(stored({postRenderData: {}, renderMetadata: {type: 'still'}})),
  ],
  ['Render did not finish yet', downloadMedia({})],
  [
    'but no custom credentials were passed to downloadMedia()',
    customS3(null),
    customS3({accessKeyId: 'a', secretAccessKey: 'b'}),
  ],
  ['got a 403 error when heading the file', head(refusal('Forbidden', 403)), head(() => ({}))],
  [
    'Version mismatch: When calling',
    version({version: '4.0.1'}),
    version({version: identity.version}),
  ],
  ['is an older version. Deploy a new function', version({}), version({version: identity.version})],
  [
    'which is an unexpected folder structure',
    sites('sites/notes.txt'),
    sites('sites/clip/index.html'),
  ],
  ['No bucket with the name remotionlambda-a exists', deploy(false), deploy(true)],
  ['`throwIfSiteExists` was passed as true', deploy(true, 'sites/clip/index.html'), deploy(true)],
  ['Failed to send webhook to', send(500), send(204)],
  ['Could not send webhook due to error', send(403), send(200)],
  ['Error serializing input-props', props(circle), props({a: 1})],
  ['in size. Uploading them to S3', sizes(195_000), sizes(190_000)],
  [
    'Failed to parse input props that were serialized',
    readProps(refusal('AccessDenied', 403)),
    readProps(() => Promise.resolve(Readable.from([Buffer.from('{}')]))),
  ],
  [
    'You have tried to call a Remotion Lambda function, but have not set the environment variable',
    credentials({}),
    credentials({REMOTION_AWS_ACCESS_KEY_ID: 'AKIA', REMOTION_AWS_SECRET_ACCESS_KEY: 'b'}),
  ],
  [
    'unknown client',
    call(client('get-service-client').getServiceClient, {region: 'us-east-1', service: 'ec2'}),
  ],
  [
    'Either cloudRunUrl or serviceName must be provided',
    endpoint({}),
    endpoint({cloudRunUrl: 'https://example.run.app'}),
  ],
  [
    'Either cloudRunUrl or serviceName must be provided, not both',
    endpoint({cloudRunUrl: 'https://example.run.app', serviceName: 'a'}),
    endpoint({cloudRunUrl: 'https://example.run.app'}),
  ],
  ['from serviceName, region must be provided', endpoint({serviceName: 'a'})],
  [
    '"cloudRunUrl" parameter must be a string',
    endpoint({cloudRunUrl: {uri: 'a'}}),
    endpoint({cloudRunUrl: 'https://example.run.app'}),
  ],
  ['"serviceName" parameter must be a string', endpoint({serviceName: {}, region: 'us-east1'})],
  ['"region" parameter must be one of', endpoint({serviceName: 'a', region: 'us-east-1'})],
  ['"region" parameter must be a string', endpoint({serviceName: 'a', region: {}})],
  ['is not a valid codec for GCP Cloud Run', call(cloudCodec, 'h265'), call(cloudCodec, 'h264')],
  ['"codec" must be a string', call(cloudCodec, undefined), call(cloudCodec, 'h264')],
  [
    'Could not parse service name',
    serviceName('projects/a/locations/us-east1/services/mine'),
    serviceName('projects/a/locations/us-east1/services/remotion-4-0-311-mem2gi-cpu1-0-t-300'),
  ],
]);
