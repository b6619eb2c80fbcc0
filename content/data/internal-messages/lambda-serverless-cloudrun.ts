import type {InternalMessages} from '../../../shared/error-entry.ts';

/** Of Lambda and Cloud Run; see ../internal-messages.ts. */
export const rows: InternalMessages[] = [
  {
    package: '@remotion/lambda',
    reason: 'Script of the makers that publishes layers; no command or function runs it.',
    messages: ['layerArn is null', 'Version is null'],
  },
  {
    package: '@remotion/lambda',
    reason: 'createFunction() returns the name in each case; the line only satisfies the compiler.',
    messages: ['Lambda was created but has no name'],
  },
  {
    package: '@remotion/lambda',
    reason: 'Says what a failed render cost; the error stands above it.',
    messages: [
      'Accrued costs until error was thrown: …. This is an estimate and continuing Lambda functions may incur additional costs.',
    ],
  },
  {
    package: '@remotion/lambda',
    reason:
      'Code of the function, for which AWS always sets the variable or the global that is missed here.',
    messages: [
      'Expected AWS_LAMBDA_FUNCTION_NAME to be set',
      'Expected process.env.AWS_REGION to be defined',
      'Lambda not detected',
    ],
  },
  {
    package: '@remotion/lambda',
    reason: 'Only if ENABLE_V5_BREAKING_CHANGES is set, which it is not in any version 4.',
    messages: [
      'renderMediaOnLambda() has moved to `@remotion/lambda-client`. Please import it from there.',
      'getRenderProgress() has moved to `@remotion/lambda-client`. Please import it from there.',
      'renderStillOnLambda() has moved to `@remotion/lambda-client`. Please import it from there.',
      'presignUrl() has moved to `@remotion/lambda-client`. Please import it from there.',
      'getSites() has moved to `@remotion/lambda-client`. Please import it from there.',
    ],
  },
  {
    package: '@remotion/lambda',
    reason:
      'Its list of layers is a file of the package; all have one of the kinds that are asked for.',
    messages: ['Unhandled layer type'],
  },
  {
    package: '@remotion/lambda',
    reason: 'NaN is refused by "must be finite" before this line.',
    messages: ['maxRetries is NaN'],
  },
  {
    package: '@remotion/lambda',
    reason:
      'Never reached: texts are not checked, and for anything else .split() throws before the message.',
    messages: [
      "parameter 'vpcSecurityGroupIds' must either be 'undefined' or a comma-separated list of VPC security group IDs string, but instead got: …",
      "parameter 'vpcSubnetIds' must either be 'undefined' or a comma-separated list of VPC subnet IDs string, but instead got: …",
    ],
  },
  {
    package: '@remotion/lambda-client',
    reason: 'Heading in the log; the error that it announces is thrown right after it.',
    messages: ['Throwing error:'],
  },
  {
    package: '@remotion/lambda-client',
    reason:
      'h264-mkv is not in the list of codecs, so that "is not a valid codec" comes before this line.',
    messages: [
      'The "h264-mkv" codec for renderMediaOnLambda() is deprecated - it\'s now just "h264".',
    ],
  },
  {
    package: '@remotion/serverless',
    reason:
      'Assertion about the progress of a render, whose parts are set in fixed order by the same function.',
    messages: [
      'Cannot wrap up without an output file in the S3 bucket.',
      'Expected time to encode to be set',
      'unexpectedly did not get renderMetadata',
      'Expected chunks to be set before frames are set',
      'Expected chunks to be set before lambdas are set',
      'No files to merge',
    ],
  },
  {
    package: '@remotion/serverless',
    reason:
      'Each handler asserts that it was chosen by the type of the request, which is what it was chosen by.',
    messages: [
      'Expected info compositions',
      'Expected launch type',
      'Expected status type',
      'Params must be renderer',
      'Expected type start',
      'Expected still type',
      'Expected info type',
      'Expected renderer type',
      'Expected still-rendered',
    ],
  },
  {
    package: '@remotion/serverless',
    reason: 'The request comes from the main function, which always sends both.',
    messages: ['must pass chunk', 'must pass framerange'],
  },
  {
    package: '@remotion/serverless',
    reason:
      'The function brings its browser in a layer and passes its path, so nothing is downloaded.',
    messages: [
      'Should not download a browser in serverless',
      'Should not download a browser in a function',
      'Should not download a browser in Lambda',
    ],
  },
  {
    package: '@remotion/serverless',
    reason:
      'If the browser fails to start, its error is thrown to the call that started it, before this assertion.',
    messages: ['expected to launch'],
  },
  {
    package: '@remotion/serverless',
    reason: 'enforceAudioTrack is always true here, so the answer is never "maybe".',
    messages: ['Cannot determine whether to render audio or not'],
  },
  {
    package: '@remotion/serverless',
    reason: 'Stills have a handler of their own and are not cut into chunks.',
    messages: ['Cannot merge stills'],
  },
  {
    package: '@remotion/serverless',
    reason: 'AWS passes the address of the function, with the account in it, to every call.',
    messages: [
      'Lambda function unexpectedly does not have context.invokedFunctionArn',
      'Expected current user ID',
    ],
  },
  {
    package: '@remotion/serverless',
    reason: 'Both sides of the stream are of one version, which is checked before it is opened.',
    messages: ['Unknown message type …'],
  },
  {
    package: '@remotion/serverless',
    reason:
      'Words before the error itself in one line of the log of the function; the error has an entry.',
    messages: ['Error occurred …'],
  },
  {
    package: '@remotion/serverless',
    reason:
      'Progress in the log of the function: the error is stored, or the function ends as planned.',
    messages: [
      'Wrote error to S3',
      'Quitting Function forcefully now to force not keeping the Function warm.',
    ],
  },
  {
    package: '@remotion/serverless',
    reason:
      'Search for leaks, which is switched off in published versions (ENABLE_SLOW_LEAK_DETECTION).',
    messages: [
      'Force-quitting the Lambda function now.',
      'whatevs',
      'There are %d handle(s) keeping the process running …',
      '(unknown stack trace)',
    ],
  },
  {
    package: '@remotion/serverless-client',
    reason: 'Assertion about a kind that the toolkit sets itself to one of two values.',
    messages: ['invalid time for calculate chunk times', 'no type passed', 'Cannot merge stills'],
  },
  {
    package: '@remotion/serverless-client',
    reason: 'Its only caller returns 0 before, if there are no times.',
    messages: ['Array of 0 length'],
  },
  {
    package: '@remotion/serverless-client',
    reason: 'The metadata are written to the same file before the result is.',
    messages: ['No render metadata found even though render is finished'],
  },
  {
    package: '@remotion/serverless-client',
    reason: 'Both sides of the stream are of one version, which is checked before it is opened.',
    messages: ['Unknown message type id …', 'Unknown message type …'],
  },
  {
    package: '@remotion/serverless-client',
    reason:
      'Two words that are in many texts; as "Error: The bucket …", the way Node.js prints it, bucket-name-invalid has it.',
    messages: ['The bucket …'],
  },
  {
    package: '@remotion/cloudrun',
    reason:
      'The client of Google rejects with NOT_FOUND before; it never answers without a service.',
    messages: ['Service … not found'],
  },
  {
    package: '@remotion/cloudrun',
    reason: 'Stands in for a function in tests of the makers.',
    messages: ['should only be executed in test …'],
  },
  {
    package: '@remotion/cloudrun',
    reason: 'The image of the service brings its browser, so nothing is downloaded.',
    messages: ['Should not download a browser in Cloud Run'],
  },
  {
    package: '@remotion/cloudrun',
    reason:
      'Each handler asserts that it was chosen by the type of the request, which is what it was chosen by.',
    messages: ['expected type media', 'expected type still'],
  },
  {
    package: '@remotion/cloudrun',
    reason:
      'Two words that are in many texts; as "Error: The bucket …", the way Node.js prints it, bucket-name-invalid has it.',
    messages: ['The bucket …'],
  },
  {
    package: '@remotion/cloudrun',
    reason:
      'h264-mkv is not in the list of codecs, so that "is not a valid codec" comes before this line.',
    messages: [
      'The "h264-mkv" codec for renderMediaOnCloudrun() is deprecated - it\'s now just "h264".',
    ],
  },
  {
    package: '@remotion/cloudrun',
    reason: 'Nothing calls this check: renders on Cloud Run have no retries.',
    messages: [
      'maxRetries must be a number, but is …',
      'maxRetries must be finite, but is …',
      'maxRetries is NaN',
      'maxRetries cannot be negative but is …',
      'maxRetries should be an integer, but is ….',
    ],
  },
];
