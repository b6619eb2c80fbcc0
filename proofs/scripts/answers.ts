// What AWS answers, as far as the functions of the toolkit look at it.
import {Readable} from 'node:stream';
import {identity} from '../../config/identity.ts';

const FUNCTION = 'remotion-render-4-0-311-mem2048mb-disk2048mb-120sec';
const BUCKET = 'remotionlambda-useast1-abcdefghij';
const RENDER = 'abcdefghij';
const CONFIGURATION = {
  FunctionName: FUNCTION,
  FunctionArn: `arn:aws:lambda:us-east-1:123456789012:function:${FUNCTION}`,
  MemorySize: 2048,
  Timeout: 120,
  EphemeralStorage: {Size: 2048},
  State: 'Active',
  LastUpdateStatus: 'Successful',
  Version: '1',
  Layers: [{Arn: 'arn:aws:lambda:us-east-1:678892195805:layer:remotion-binaries-fonts-arm64:1'}],
};

const encode = (value: object): Uint8Array => new TextEncoder().encode(JSON.stringify(value));

/** The file with the state of a render, finished. */
const progress = {
  type: 'success',
  done: true,
  overallProgress: 1,
  fatalErrorEncountered: false,
  errors: [],
  chunks: 1,
  renderId: RENDER,
  bucket: BUCKET,
  outKey: `renders/${RENDER}/out.mp4`,
  outBucket: BUCKET,
  outputFile: `https://s3.us-east-1.amazonaws.com/${BUCKET}/renders/${RENDER}/out.mp4`,
  outputSizeInBytes: 1000,
  renderSize: 1000,
  costs: {accruedSoFar: 0.001, displayCost: '$0.001', currency: 'USD', disclaimer: ''},
  estimatedBillingDurationInMilliseconds: 41_200,
  timeToFinish: 1000,
  currentTime: 0,
  framesRendered: 10,
  lambdasInvoked: 1,
};

/** `progress.json` of a render that has ended. */
const state = {
  chunks: [0],
  framesRendered: 10,
  framesEncoded: 10,
  errors: [],
  retries: [],
  timings: [],
  artifacts: [],
  renderMetadata: {
    type: 'video',
    codec: 'h264',
    audioCodec: null,
    outName: undefined,
    everyNthFrame: 1,
    frameRange: [0, 9],
    totalChunks: 1,
    renderId: RENDER,
    region: 'us-east-1',
    numberOfGifLoops: null,
    muted: false,
    startedDate: 0,
  },
  postRenderData: {
    cost: {estimatedCost: 0.001, estimatedDisplayCost: '$0.001', currency: 'USD', disclaimer: ''},
    errors: [],
    outputFile: progress.outputFile,
    outputSize: 1000,
    renderSize: 1000,
    filesCleanedUp: 1,
    timeToFinish: 1000,
    retriesInfo: [],
  },
};

/** A message of the function, as it streams it. */
function message(kind: number, payload: object): Uint8Array {
  const body = encode(payload);
  const head = new TextEncoder().encode(`remotion_buffer:${kind}:${body.length}:0:`);
  const bytes = new Uint8Array(head.length + body.length);
  bytes.set(head);
  bytes.set(body, head.length);
  return bytes;
}

function invoke(input: {Payload?: unknown; InvocationType?: string}): object {
  if (input.InvocationType === 'Event') return {StatusCode: 202};
  const payload: unknown = JSON.parse(String(input.Payload ?? '{}'));
  const type = String(Reflect.get(Object(payload), 'type'));
  const replies: Record<string, object> = {
    info: {type: 'success', version: identity.version},
    start: {type: 'success', bucketName: BUCKET, renderId: RENDER},
    status: progress,
    compositions: {
      type: 'success',
      compositions: [
        {
          id: 'Clip',
          width: 320,
          height: 180,
          fps: 30,
          durationInFrames: 10,
          defaultProps: {},
          props: {},
        },
      ],
    },
  };
  return {StatusCode: 200, Payload: encode(replies[type] ?? {type: 'success'})};
}

async function* stillStream(): AsyncGenerator<object> {
  const rendered = {
    type: 'success',
    output: progress.outputFile,
    outKey: `renders/${RENDER}/out.png`,
    size: 1000,
    sizeInBytes: 1000,
    bucketName: BUCKET,
    renderId: RENDER,
    estimatedPrice: progress.costs,
    receivedArtifacts: [],
  };
  // The numbers are those of the kinds of messages in serverless-client/dist/streaming/streaming.js.
  yield {PayloadChunk: {Payload: message(3, {renderId: RENDER})}};
  yield {PayloadChunk: {Payload: message(6, rendered)}};
  yield {InvokeComplete: {}};
}

const error = (name: string, status: number): Error =>
  Object.assign(new Error(name), {name, $metadata: {httpStatusCode: status}});

/** Keys that a program has deleted. */
const deleted = new Set<unknown>();

const REPLIES: Record<string, (input: Record<string, unknown>) => object> = {
  InvokeCommand: (input) => invoke(input),
  InvokeWithResponseStreamCommand: () => ({EventStream: stillStream(), $metadata: {}}),
  ListFunctionsCommand: () => ({Functions: [CONFIGURATION]}),
  GetFunctionCommand: () => ({Configuration: CONFIGURATION}),
  GetFunctionConfigurationCommand: () => CONFIGURATION,
  CreateFunctionCommand: () => CONFIGURATION,
  ListBucketsCommand: () => ({Buckets: [{Name: BUCKET, CreationDate: new Date(0)}]}),
  GetBucketLocationCommand: () => ({LocationConstraint: undefined}),
  ListObjectsV2Command: ({Prefix}) => ({
    Contents: [`${Prefix ?? 'sites/'}my-video/index.html`]
      .filter((key) => !deleted.has(key))
      .map((Key) => ({Key, Size: 10, LastModified: new Date(0), ETag: '"a"'})),
    CommonPrefixes: [{Prefix: 'sites/my-video/'}],
  }),
  DeleteObjectCommand: ({Key}) => {
    deleted.add(Key);
    return {$metadata: {httpStatusCode: 204}};
  },
  HeadObjectCommand: ({Key}) => {
    if (String(Key).endsWith('.mp4')) return {ContentLength: 1000, LastModified: new Date(0)};
    throw error('NotFound', 404);
  },
  GetObjectCommand: () => ({Body: Readable.from([Buffer.from(JSON.stringify(state))])}),
  GetCallerIdentityCommand: () => ({
    Account: '123456789012',
    Arn: 'arn:aws:iam::123456789012:user/remotion-user',
    UserId: 'x',
  }),
  GetServiceQuotaCommand: () => ({Quota: {Value: 1000}}),
  GetAWSDefaultServiceQuotaCommand: () => ({Quota: {Value: 1000}}),
  SimulatePrincipalPolicyCommand: ({ActionNames}) => ({
    EvaluationResults: (Array.isArray(ActionNames) ? ActionNames : []).map((name) => ({
      EvalActionName: name,
      EvalDecision: 'allowed',
    })),
  }),
  GetRoleCommand: () => ({Role: {Arn: 'arn:aws:iam::123456789012:role/remotion-lambda-role'}}),
};

/** Answers a command as the service would, or throws as it does. */
export function answer(name: string, input: object): object {
  // As in an account in which there is nothing of the kind yet.
  if (process.env.PROOF_EMPTY === name) return {};
  return REPLIES[name]?.({...input}) ?? {$metadata: {httpStatusCode: 200}};
}
