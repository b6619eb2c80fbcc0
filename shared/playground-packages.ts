/**
 * Modules that a reader's code in the playground may import. Each becomes a file of its own, which
 * holds everything that isn't in this list, so that there is one copy of React and one of `remotion`.
 */
export const packages = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-dom/client',
  'remotion',
  'remotion/no-react',
  'remotion/version',
  '@remotion/player',
  '@remotion/animated-emoji',
  '@remotion/animation-utils',
  '@remotion/captions',
  '@remotion/gif',
  '@remotion/layout-utils',
  '@remotion/lottie',
  '@remotion/media-utils',
  '@remotion/motion-blur',
  '@remotion/noise',
  '@remotion/paths',
  '@remotion/preload',
  '@remotion/shapes',
  '@remotion/three',
  '@remotion/transitions',
  '@remotion/transitions/clock-wipe',
  '@remotion/transitions/fade',
  '@remotion/transitions/flip',
  '@remotion/transitions/none',
  '@remotion/transitions/slide',
  '@remotion/transitions/wipe',
  '@remotion/zod-types',
  '@react-three/fiber',
  'lottie-web',
  'three',
  'zod',
] as const;

/** Modules of React are CommonJS: handed on as they are, `import React from 'react'` finds them. */
export const commonJs: ReadonlySet<string> = new Set([
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-dom/client',
  'lottie-web',
]);
