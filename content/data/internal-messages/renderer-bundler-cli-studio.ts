import type {InternalMessages} from '../../../shared/error-entry.ts';

/** Of renderer, bundler and command line; see ../internal-messages.ts. */
export const rows: InternalMessages[] = [
  {
    package: '@remotion/bundler',
    reason: 'Assertion: webpack calls back with an error or with its result.',
    messages: ['Expected webpack output'],
  },
  {
    package: '@remotion/bundler',
    reason: 'The bundler configures its own loader and passes no implementation.',
    messages: [
      'esbuild-loader: options.implementation.transform must be an ESBuild transform function. Received …',
    ],
  },
  {
    package: '@remotion/bundler',
    reason: 'The bundler depends on webpack 5 in a fixed version.',
    messages: ['ReactFreshWebpackPlugin does not support webpack v….'],
  },
  {
    package: '@remotion/bundler',
    reason: 'The function that says this, validatePublicDir(), is called nowhere.',
    messages: [
      'The public directory was specified as "…", which is the root directory. This is not allowed.',
      'The public directory was specified as "…", and while this path exists on the filesystem, it is not a directory.',
      'The public directory was specified as "…", but this folder does not exist and the parent directory "…" does also not exist. Create at least the parent directory.',
    ],
  },
  {
    package: '@remotion/bundler',
    reason:
      'bundle(), the command line and both deploySite() pass a callback of their own for symbolic links, so this is never printed.',
    messages: [
      'Found a symbolic link in the public folder (…). The symlink will be forwarded into the bundle.',
    ],
  },
  {
    package: '@remotion/renderer',
    reason:
      'Assertion on the list of media that the renderer builds itself from what the frames report.',
    messages: [
      'something wrong',
      'duration is unexpectedly null',
      'Volume array expression should never have length 0',
      'Volume array must have at least 1 number',
      'Expected file for …to be available in …',
      'Unexpected src …',
      'This should never happen',
    ],
  },
  {
    package: '@remotion/renderer',
    reason: 'Gets parts of an address that was split at slashes, so always a text.',
    messages: ['Input must be string'],
  },
  {
    package: '@remotion/renderer',
    reason:
      'Assertion on the messages of Chrome about its tabs: a tab is announced before it is used.',
    messages: [
      'Missing target for page (id = …)',
      'Failed to create target for page (id = …)',
      'Failed to create a page for context',
      'Missing browser context',
      'Missing target in _targetDestroyed (id = …)',
      'Missing target in targetInfoChanged (id = …)',
      'CDPSession creation failed.',
      'Target should not exist before targetCreated',
      'INTERNAL ERROR: missing context with id = …',
      'We either navigate top level or have old version of the navigated frame',
      'Execution Context has already been set.',
      'Execution content promise is missing',
      'Assertion: result handle is not available',
    ],
  },
  {
    package: '@remotion/renderer',
    reason:
      'Assertion on how the renderer itself starts and drives Chrome; readers pass no function, handle or wait condition to it.',
    messages: [
      'BrowserRunner not connected.',
      '`browserProcess` does not have stderr.',
      '`browserProcess` does not have stdout.',
      'Unknown value for options.waitUntil: …',
      'Cannot extract value when objectId is given',
      'Cannot evaluate a string with arguments',
      'Expected to get |string| or |function| as the first argument, but got "…" instead.',
      'Passed function is not well-serializable!',
      'JSHandles can be evaluated only in the context they were created!',
      'JSHandle is disposed!',
      'Unsupported unserializable value: …',
    ],
  },
  {
    package: '@remotion/renderer',
    reason: 'The address of the download is put together from constants and ends in a file name.',
    messages: ['A malformed download URL was found: ….'],
  },
  {
    package: '@remotion/renderer',
    reason: 'Copy of a library for colors; the renderer defines no alias with it.',
    messages: ['Expected alias to be the name of an existing color (string) or a function'],
  },
  {
    package: '@remotion/renderer',
    reason: '<Artifact> has checked the type of its content before the frame is collected.',
    messages: ['Expected string content for artifact …, but got …'],
  },
  {
    package: '@remotion/renderer',
    reason:
      'Last branch of a list of cases that covers all values which the toolkit itself passes.',
    messages: [
      'Unknown executable type: …',
      'Unknown artifact type: …',
      'unhandled remote object',
      'unexpected property type …',
      'Unknown count type',
      'Unknown file type',
    ],
  },
  {
    package: '@remotion/renderer',
    reason: 'Node.js has both functions on every Linux.',
    messages: ['Cannot check permissions on Linux without process.getuid and process.getgid'],
  },
  {
    package: '@remotion/renderer',
    reason:
      'Arguments for FFmpeg are made only for codecs with pictures, and for those there is an encoder.',
    messages: ['encoderSettings is null: … (hwaccel = …)'],
  },
  {
    package: '@remotion/renderer',
    reason:
      'The codec has been checked before, with “Got unexpected codec” or “Codec must be one of the following”.',
    messages: ['Could not get codec for …'],
  },
  {
    package: '@remotion/renderer',
    reason: 'The check one line before it throws in the same case.',
    messages: ['chunkStat - compositionStart may not be below 0'],
  },
  {
    package: '@remotion/renderer',
    reason:
      'The renderer asks for a port between 3000 and 3100; a port of the reader is not passed to this function.',
    messages: [
      '`from` and `to` must be integer numbers',
      '`from` must be between 1024 and 65535',
      '`to` must be between 1024 and 65536',
      '`to` must be greater than or equal to `from`',
    ],
  },
  {
    package: '@remotion/renderer',
    reason: 'Reads an error that it has recognized by the same mark just before.',
    messages: [
      'Expected stack',
      'Expected stack: …',
      'Expected to find attempt token in stack',
      'Expected to find retry token in stack',
      'Expected to find a number in the stack …',
    ],
  },
  {
    package: '@remotion/renderer',
    reason: 'A frame is taken from the list once for each frame in it, or after it was given back.',
    messages: ['No more frames to render'],
  },
  {
    package: '@remotion/renderer',
    reason: 'Belongs to an experiment that no option turns on.',
    messages: [
      'retrying failed frames for partitioned rendering is not supported. Disable partitioned rendering.',
    ],
  },
  {
    package: '@remotion/renderer',
    reason: 'Answers to requests that <OffthreadVideo> makes itself, with all parameters.',
    messages: [
      'Expected query from …',
      'Did not pass `src` parameter',
      'Did not get `time` parameter',
      'Did not get `toneMapped` parameter',
      'Request came in without URL',
    ],
  },
  {
    package: '@remotion/renderer',
    reason:
      'The page has given up the request, so nobody reads the answer; the server drops it by these words.',
    messages: ['Request closed'],
  },
  {
    package: '@remotion/renderer',
    reason:
      "Assertion on the compositor's answer: it is a picture as PNG or BMP, or an error that is reported as such.",
    messages: ['no readable from compositor', 'Unknown file type: … … …'],
  },
  {
    package: '@remotion/renderer',
    reason:
      'Part of the description of an option that has no setter in the config file or no value on the command line; nothing calls it.',
    messages: [
      'Not implemented',
      'does not support config file',
      'Option resolution not implemented',
    ],
  },
  {
    package: '@remotion/renderer',
    reason: 'Reads a line that a regular expression has recognized as a line of a stack.',
    messages: ['Could not match in extractLocation', 'could not get last'],
  },
  {
    package: '@remotion/renderer',
    reason:
      'The render has ended with another error by then, which is the one that its promise is rejected with.',
    messages: ['Render was stopped'],
  },
  {
    package: '@remotion/renderer',
    reason: 'Assertion: a picture that was asked for as bytes is returned as bytes.',
    messages: ['unexpected null buffer'],
  },
  {
    package: '@remotion/renderer',
    reason: 'The writer of the reproduction is made before the render that uses it.',
    messages: ['reproWriteInstance is not initialized'],
  },
  {
    package: '@remotion/renderer',
    reason:
      'Ends a wait whose result is no longer of interest; the promise has been settled before.',
    messages: ['cleanup'],
  },
  {
    package: '@remotion/renderer',
    reason:
      'Assertion: the page answers with one of the two words that the renderer has put into it.',
    messages: ['Unexpected token …'],
  },
  {
    package: '@remotion/renderer',
    reason:
      'Colors are checked by this function, which nothing calls: an unknown color space is ignored.',
    messages: ['Expected one of … for colorSpace but got "…"'],
  },
  {
    package: '@remotion/renderer',
    reason: 'Called only if the request has a Range header, which is a text.',
    messages: ['argument str must be a string'],
  },
  {
    package: '@remotion/renderer',
    reason:
      'Source maps that cannot be read are noted with --log=verbose only; the stack stays as it is.',
    messages: [
      'The URL … does not seem to be a valid source map URL.',
      'Sorry, non-base64 inline source-map encoding is not supported.',
    ],
  },
  {
    package: '@remotion/renderer',
    reason: 'The path has been checked before, with “"browserExecutable" was specified as”.',
    messages: ["Browser executable was specified as '…' but the path doesn't exist."],
  },
  {
    package: '@remotion/cli',
    reason: 'The page has thrown “Could not find composition with ID” before.',
    messages: ['Cannot find composition with ID "…"'],
  },
  {
    package: '@remotion/cli',
    reason:
      'The reader has deleted the file a moment ago; the values stay until the Studio is restarted.',
    messages: ['… was deleted.'],
  },
  {
    package: '@remotion/cli',
    reason: 'The codec has been checked before, with “Codec must be one of the following”.',
    messages: ['Unrecognized codec …'],
  },
  {
    package: '@remotion/cli',
    reason:
      'esbuild throws an error with the place in the file in place of returning one, and always returns one file.',
    messages: ['Error in remotion.config.ts file', 'No output files found in the config file.'],
  },
  {
    package: '@remotion/cli',
    reason:
      'Assertion on the queue of renders of the Studio, which takes jobs of these kinds only.',
    messages: [
      'Expected still job',
      'Expected video job',
      'Unknown job …',
      'Unknown job type',
      'expected progress',
    ],
  },
  {
    package: '@remotion/cli',
    reason: 'Config.setStillImageFormat() has refused the value before.',
    messages: ['The still simage format in the config file must not be "none"'],
  },
];
