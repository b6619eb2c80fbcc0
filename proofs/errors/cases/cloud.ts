// Lambda and Cloud Run: what is refused before a request is sent.
import {load, loadFile, table} from '../case.ts';

const {
  speculateFunctionName,
  renderMediaOnLambda,
  validateWebhookSignature,
  presignUrl,
  getRenderProgress,
} = load('@remotion/lambda/client');
const {deployFunction, deploySite, estimatePrice} = load('@remotion/lambda');
const lambda = (name: string) => loadFile(`@remotion/lambda/dist/shared/${name}.js`);
const client = (name: string) => loadFile(`@remotion/lambda-client/dist/${name}.js`);
const run = (name: string) => loadFile(`@remotion/cloudrun/dist/shared/${name}.js`);

const memory = client('validate-memory-size').validateMemorySize;
const disk = client('validate-disk-size-in-mb').validateDiskSizeInMb;
const region = client('validate-aws-region').validateAwsRegion;
const expires = client('validate-presign-expiration').validatePresignExpiration;
const timeout = lambda('validate-timeout').validateTimeout;
const name = (own: Record<string, unknown>) => () =>
  speculateFunctionName?.({
    memorySizeInMb: 2048,
    diskSizeInMb: 2048,
    timeoutInSeconds: 120,
    ...own,
  });
const signature = (own: Record<string, unknown>) => () =>
  validateWebhookSignature?.({secret: 'a', body: {}, signatureHeader: 'sha512=1', ...own});
const media = (own: Record<string, unknown>) => () =>
  renderMediaOnLambda?.({
    region: 'us-east-1',
    functionName: 'remotion-render-4-0-311-mem2048mb-disk2048mb-120sec',
    serveUrl: 'https://example.com',
    composition: 'Clip',
    codec: 'h264',
    inputProps: {},
    ...own,
  });
const price = (own: Record<string, unknown>) => () =>
  estimatePrice?.({
    region: 'us-east-1',
    durationInMilliseconds: 1000,
    memorySizeInMb: 2048,
    diskSizeInMb: 2048,
    lambdasInvoked: 1,
    ...own,
  });
const project = run('validate-project-id').validateProjectID;
const site = run('validate-site-name').validateSiteName;
const bucket = run('validate-bucketname').validateBucketName;
const privacy = run('validate-privacy').validatePrivacy;
const gcp = run('validate-gcp-region').validateGcpRegion;

/** Cases of Lambda and Cloud Run that need no service. */
export const clouds = table([
  ['Memory size must be a positive integer', name({memorySizeInMb: -1}), name({})],
  ['Disk size must be a positive integer', name({diskSizeInMb: 0.5}), name({})],
  ['Timeout must be a positive integer', name({timeoutInSeconds: 0}), name({})],
  ["parameter 'memorySizeInMb' must be a number", () => memory?.('2048'), () => memory?.(2048)],
  ["parameter 'memorySizeInMb' must not be NaN", () => memory?.(Number.NaN), () => memory?.(2048)],
  [
    "parameter 'memorySizeInMb' must be finite",
    () => memory?.(Number.POSITIVE_INFINITY),
    () => memory?.(2048),
  ],
  ["parameter 'memorySizeInMb' must be between", () => memory?.(100), () => memory?.(2048)],
  ["parameter 'memorySizeInMb' must be an integer", () => memory?.(2048.5), () => memory?.(2048)],
  ["parameter 'diskSizeInMb' must be a number", () => disk?.('2048'), () => disk?.(2048)],
  ["parameter 'diskSizeInMb' must not be NaN", () => disk?.(Number.NaN), () => disk?.(2048)],
  [
    "parameter 'diskSizeInMb' must be finite",
    () => disk?.(Number.POSITIVE_INFINITY),
    () => disk?.(2048),
  ],
  ["parameter 'diskSizeInMb' must be between", () => disk?.(100), () => disk?.(2048)],
  ["parameter 'diskSizeInMb' must be an integer", () => disk?.(2048.5), () => disk?.(2048)],
  ['is not a supported AWS region', () => region?.('mars-1'), () => region?.('us-east-1')],
  ["parameter 'timeoutInSeconds' must be", () => timeout?.('120'), () => timeout?.(120)],
  [
    "parameter 'timeoutInSeconds' must be finite",
    () => timeout?.(Number.POSITIVE_INFINITY),
    () => timeout?.(120),
  ],
  ["parameter 'timeoutInSeconds' must be an integer", () => timeout?.(120.5), () => timeout?.(120)],
  [
    "parameter 'timeoutInSeconds' must be between 15 and 900, but got 901",
    () => timeout?.(901),
    () => timeout?.(900),
  ],
  [
    "parameter 'timeoutInSeconds' must be between 15 and 900, but got 5",
    () => timeout?.(5),
    () => timeout?.(120),
  ],
  ["'expiresIn' should be a number", () => expires?.('60'), () => expires?.(60)],
  ["'expiresIn' should not be NaN", () => expires?.(Number.NaN), () => expires?.(60)],
  ["'expiresIn' should be finite", () => expires?.(Number.POSITIVE_INFINITY), () => expires?.(60)],
  ["'expiresIn' should be an integer", () => expires?.(60.5), () => expires?.(60)],
  ['(7 days) as enforced by AWS', () => expires?.(604801), () => expires?.(604800)],
  [
    "The 'expiresIn' parameter must be greater or equal than",
    () => expires?.(0),
    () => expires?.(1),
  ],
  ["No 'secret' was provided to validateWebhookSignature()", signature({secret: ''})],
  ["No 'body' was provided to validateWebhookSignature()", signature({body: null})],
  ['No webhook signature was provided', signature({signatureHeader: 'NO_SECRET_PROVIDED'})],
  ['Signatures do not match', signature({})],
  ['is not a valid codec for Lambda', media({codec: 'av1'})],
  ['quality has been renamed to jpegQuality', media({quality: 80})],
  ['"codec" must be a string', media({codec: undefined})],
  ['"serveURL" parameter must be a string', media({serveUrl: undefined})],
  ["parameter 'memorySizeInMb' must be a number", price({memorySizeInMb: undefined}), price({})],
  [
    "parameter 'memorySizeInMb' must be a number",
    () =>
      deployFunction?.({
        region: 'us-east-1',
        timeoutInSeconds: 120,
        memorySizeInMb: 'a',
        createCloudWatchLogGroup: true,
      }),
  ],
  [
    'is not a supported AWS region',
    () => deploySite?.({region: 'mars-1', entryPoint: 'a', bucketName: 'remotionlambda-a'}),
  ],
  [
    "'expiresIn' should be a number",
    () =>
      presignUrl?.({
        region: 'us-east-1',
        bucketName: 'remotionlambda-a',
        objectKey: 'a',
        expiresInSeconds: 'a',
        checkIfObjectExists: false,
      }),
  ],
  [
    'does not adhere to the function name convention',
    () =>
      getRenderProgress?.({
        functionName: 'my-function',
        bucketName: 'remotionlambda-a',
        renderId: 'a',
        region: 'us-east-1',
        skipLambdaInvocation: true,
      }),
  ],
  [
    "The 'project-id' argument must be provided",
    () => project?.(undefined),
    () => project?.('my-project'),
  ],
  ["The 'project-id' argument must be a string", () => project?.(5), () => project?.('my-project')],
  [
    'The `project-id` must match the RegExp',
    () => project?.('my project!'),
    () => project?.('my-project'),
  ],
  [
    "The 'projectName' argument must be a string if provided",
    () => site?.(5),
    () => site?.('clip'),
  ],
  [
    "'bucketName' must be a string",
    () => bucket?.(5, {mustStartWithRemotion: true}),
    () => bucket?.('remotioncloudrun-abcdefghij', {mustStartWithRemotion: true}),
  ],
  [
    'The bucketName parameter must start with remotioncloudrun-',
    () => bucket?.('mine', {mustStartWithRemotion: true}),
    () => bucket?.('remotioncloudrun-abcdefghij', {mustStartWithRemotion: true}),
  ],
  ['Privacy must be a string', () => privacy?.(5), () => privacy?.('public')],
  ['Privacy must be either', () => privacy?.('secret'), () => privacy?.('public')],
  ['is not a valid GCP region', () => gcp?.('mars-1'), () => gcp?.('us-east1')],
]);
