/** What Node starts the framework with: its command and that one's options follow. */
export const DOCUSAURUS = [
  // Rendering and reading leave many short-lived objects: a larger nursery saves most of the collecting.
  '--max-semi-space-size=128',
  'node_modules/@docusaurus/core/bin/docusaurus.mjs',
];
