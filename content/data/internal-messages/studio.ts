import type {InternalMessages} from '../../../shared/error-entry.ts';

/** Of the Studio and its server; see ../internal-messages.ts. */
export const rows: InternalMessages[] = [
  {
    package: '@remotion/studio',
    reason: 'Confirms for a moment that a button did what it says.',
    messages: [
      'Created …/…',
      'Added … files to …',
      'Copied \'staticFile("…/…")\' to clipboard',
      'Copied to clipboard',
      'Copied to clipboard!',
      'Removed job',
    ],
  },
  {
    package: '@remotion/studio',
    reason:
      'A part of the Studio that is only drawn for an open composition asserts that one is open.',
    messages: [
      'Expected video config',
      'Expected to be in a composition',
      'Video config not set',
      'cannot get dimensions for composition',
    ],
  },
  {
    package: '@remotion/studio',
    reason:
      'The parent shows its own text while the file loads or is missing, and draws this part afterwards.',
    messages: ['expected to have assetMetadata', 'expected to have assetMetadata, got "not-found"'],
  },
  {
    package: '@remotion/studio',
    reason:
      'Its list of packages is a file of the toolkit, with an address and a description for each.',
    messages: ['No link for …', 'No description for …'],
  },
  {
    package: '@remotion/studio',
    reason:
      'A dialog asserts the context that the wrapper around all dialogs of its kind provides.',
    messages: [
      'Resolved composition context',
      'No ref to trigger composition calc',
      'Should not be able to render without resolving comp first',
    ],
  },
  {
    package: '@remotion/studio',
    reason:
      'Menus are written in the code of the Studio, begin with an item and contain the selected one.',
    messages: [
      'first value cant be divide',
      'could not find previous item',
      'could not find next item',
      'cannot find item',
      'cannot find divider',
      'should not select divider',
    ],
  },
  {
    package: '@remotion/studio',
    reason: 'The button or link is only drawn if there is a Git source, of one of the known kinds.',
    messages: ['No git source', 'Unknown git source type'],
  },
  {
    package: '@remotion/studio',
    reason: 'Splitting a text by dots always gives a last part.',
    messages: ['File extension is undefined'],
  },
  {
    package: '@remotion/studio',
    reason: 'Closed list of the Studio itself: the value comes from its own menu.',
    messages: [
      'no mode…',
      'Unknown x264 preset: …',
      'Unknown ProRes profile: …',
      'Unknown render mode',
      'Unknown job status',
      'Job … Not implemented',
    ],
  },
  {
    package: '@remotion/studio',
    reason: 'The server writes the defaults into each page that has a button for rendering.',
    messages: ['Expected defaults', 'expected defaults', 'defaults not set'],
  },
  {
    package: '@remotion/studio',
    reason: 'The field for the CRF is only drawn for codecs that have one.',
    messages: ['Got unexpected codec "…"'],
  },
  {
    package: '@remotion/studio',
    reason:
      'The form explains that Zod or the schema is missing, and ends, before these assertions.',
    messages: ['expected zod', 'expected schema'],
  },
  {
    package: '@remotion/studio',
    reason:
      'A field of the form is chosen by the Zod type, and asserts that it was chosen for that type.',
    messages: [
      'expected object',
      'expected zod color',
      'expected effect',
      'expected enum',
      'expected zod textarea',
      'Expected error',
      'Expected min check',
      'Expected max check',
      'Expected multipleOf check',
    ],
  },
  {
    package: '@remotion/studio',
    reason: 'The JSON tab is only drawn if the props could be written as JSON.',
    messages: ['expecting serializedJSON to be defined'],
  },
  {
    package: '@remotion/studio',
    reason: 'The parent draws this part only for renders in the state that it expects.',
    messages: [
      'This component should not be rendered when the job is idle',
      'should not have rendered this modal',
      'should not have rendered this component',
      'expected running job',
    ],
  },
  {
    package: '@remotion/studio',
    reason: 'The button is only drawn if the setting has a value to begin with.',
    messages: ['Expected previous value'],
  },
  {
    package: '@remotion/studio',
    reason:
      'Follows the pointer over an element of the Studio that exists as long as it can be dragged.',
    messages: [
      'Cannot find splitter context',
      'cannot get value if not dragging',
      'domRect is not mounted',
      'timeline width is not yet determined',
      'expected outframe',
      'in pointer handle',
      'expected inMarkerAreaRef',
      'expected inframes',
      'in outMarkerAreaRef',
      'expected outframes',
      'Unexpectedly did not have timeline width',
      'unexpectedly did not have ref to timelineslider',
    ],
  },
  {
    package: '@remotion/studio',
    reason:
      'Saving is off until the file of the control is known, and stays off if it is not found; nothing shows this text.',
    messages: ['Original file name is not loaded', 'No frame found'],
  },
  {
    package: '@remotion/studio',
    reason: 'Default of a React context, which the Studio provides around all that uses it.',
    messages: [
      'Context not initalized',
      'default state',
      'default',
      'Has no keybinding context',
      'sidebar collapsed state',
      'has no context',
      'did not find z-index …',
      'updateHandles is not implemented',
      'updateValue is not implemented',
      'visualControl is not implemented',
    ],
  },
  {
    package: '@remotion/studio',
    reason:
      'Folders and sequences register themselves with their parent, which is registered in the same pass.',
    messages: [
      'did not find folder …',
      'unexpectedly did not have parent',
      'why did folder not exist? …',
      'Parent not found for sequence …',
      'has parentId but no parent',
      'could not find parent: …',
    ],
  },
  {
    package: '@remotion/studio',
    reason:
      'Lists the modules below the message that they could not be hot updated, which has an entry.',
    messages: ['[Fast refresh] - …'],
  },
  {
    package: '@remotion/studio',
    reason: 'Only if ENABLE_V5_BREAKING_CHANGES is set, which it is not in any version 4.',
    messages: [
      'Remotion 5.0 does only support React 18+. However, ReactDOM.createRoot() is undefined.',
    ],
  },
  {
    package: '@remotion/studio',
    reason:
      'The page of a bundle draws the element, and the list of compositions, before anything asks for them.',
    messages: ['portal did not render', 'Unexpectedly did not have a CompositionManager'],
  },
  {
    package: '@remotion/studio-server',
    reason: 'The visitor of the syntax tree is only called for nodes of this type.',
    messages: ['Expected a call expression'],
  },
  {
    package: '@remotion/studio-server',
    reason: 'Request headers are always texts.',
    messages: ['argument str must be a string'],
  },
  {
    package: '@remotion/studio-server',
    reason: 'Only for tests of the makers, with --test-for-server-open.',
    messages: ['Yes, the server started.'],
  },
  {
    package: '@remotion/studio-server',
    reason: 'The page of the Studio always sends it; only a request made by hand can lack it.',
    messages: ['query must start with ?', 'must pass `f` parameter', 'Need to pass stack'],
  },
  {
    package: '@remotion/studio-server',
    reason:
      'Progress: prints the address of the Studio when it has started, and when the last page was closed.',
    messages: ['To restart - …', 'Server ready - …'],
  },
  {
    package: '@remotion/studio-shared',
    reason: 'Cuts a text at places that were found in the same text.',
    messages: ['Could not split string'],
  },
  {
    package: '@remotion/studio-shared',
    reason:
      'Called by the Studio with texts of Webpack and sizes of files only, never by a project.',
    messages: ['Expected a `string`, got `…`', 'Expected a finite number, got …: …'],
  },
];
