import type {InternalMessages} from '../../../shared/error-entry.ts';

/** Of remotion, player and the small packages; see ../internal-messages.ts. */
export const rows: InternalMessages[] = [
  {
    package: 'remotion',
    reason:
      'Default value of an internal React context. The Studio, the Player and renders put their providers around every composition, and no public function calls the default.',
    messages: [
      'Not implemented',
      'SequenceManagerContext not initialized',
      'SequenceVisibilityToggle not initialized',
      'default',
      'context missing',
    ],
  },
  {
    package: 'remotion',
    reason: 'Guard for the type checker behind a constant that is always true.',
    messages: ['typecheck error'],
  },
  {
    package: 'remotion',
    reason: 'The context has a default value, and all providers set a value that is not null.',
    messages: [
      'useLogLevel must be used within a LogLevelProvider',
      'useMountTime must be used within a LogLevelProvider',
    ],
  },
  {
    package: 'remotion',
    reason:
      'useVideoConfig() in the same component runs first and throws outside of a composition; inside of one the providers are there.',
    messages: [
      'SharedAudioContext not found',
      'useAmplification must be used within a SharedAudioContext',
      'useMediaPlayback must be used inside a <BufferingContext>',
    ],
  },
  {
    package: 'remotion',
    reason: 'Assertion on the list of shared audio tags that Remotion keeps itself.',
    messages: ['Expected audio data to be there', 'Error occured in'],
  },
  {
    package: 'remotion',
    reason: 'Assertion: the effect that connects the tag runs before the one that reads the node.',
    messages: ['Audio element not connected'],
  },
  {
    package: 'remotion',
    reason:
      'Assertion in an effect of the media tags: React has set the ref by then, and a tag without src has thrown while rendering.',
    messages: ['No … ref found', "No 'src' attribute was passed to the … element."],
  },
  {
    package: 'remotion',
    reason: 'Assertion in an effect: React has set the ref of the canvas by then.',
    messages: ['Canvas ref is not set'],
  },
  {
    package: 'remotion',
    reason: 'Assertion: the decoder has answered with a picture or rejected by then.',
    messages: ['No frame found'],
  },
  {
    package: 'remotion',
    reason:
      'Only the preview of the Studio asks for this element, in an effect, which runs in a browser.',
    messages: ['Tried to call an API that only works in the browser from outside the browser'],
  },
  {
    package: 'remotion',
    reason: 'The entry file of a bundle calls this, and the bundler has put NODE_ENV into it.',
    messages: ['process.env.NODE_ENV is not set'],
  },
  {
    package: 'remotion',
    reason:
      'Assertion: the two conditions under which the duration is read are those under which it is calculated.',
    messages: ['did not calculate natural duration, this is an error with Remotion. Please report'],
  },
  {
    package: 'remotion',
    reason:
      'Reason with which prefetch() aborts its own request; it catches the rejection by these words and drops it.',
    messages: ['free() called'],
  },
  {
    package: 'remotion',
    reason:
      "Goes to the reader's own onError; the text after the number is the browser's, and that is what entries are found by.",
    messages: ['Code …: …'],
  },
  {
    package: '@remotion/player',
    reason:
      'NaN is no whole number: the check one line before it has thrown “must be an integer or a boolean”.',
    messages: ['initiallyShowControls must not be NaN'],
  },
  {
    package: '@remotion/player',
    reason: 'Default of a context of a Thumbnail, which has no speed control.',
    messages: ['thumbnail'],
  },
  {
    package: '@remotion/player',
    reason: 'Assertion: Player and Thumbnail put this context around everything that reads it.',
    messages: ['BufferingContextReact not found', 'Expected Player event emitter context'],
  },
  {
    package: '@remotion/preload',
    reason:
      'The four public functions each pass their own kind of file, and all four kinds are allowed; the shared function behind them is not exported.',
    messages: ['preload……() Error, elemType not supported. Doing nothing. …'],
  },
];
