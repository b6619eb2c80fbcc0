import type {CSSProperties} from 'react';

/** The hero's composition: size, length and the frame that is shown before anything has loaded. */
export const video = {
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 150,
  poster: 88,
} as const;

/** What the editable parameters are at first. */
export const defaults = {text: 'Hello, motion', color: '#ff7a48', stiffness: 90, damping: 8};

/** Nothing moves before its first or after its last frame. */
export const clamp = {extrapolateLeft: 'clamp', extrapolateRight: 'clamp'} as const;

const typeface = "'Instrument Sans Variable', 'Instrument Sans Fallback', sans-serif";
const ground = '#0b3a39';

/** The stage: the word and the ball on one line. */
export const scene: CSSProperties = {
  flexDirection: 'row',
  alignItems: 'center',
  justifyContent: 'center',
  backgroundColor: ground,
};

/** The word. */
export const heading: CSSProperties = {
  margin: 0,
  color: '#f2faf9',
  fontFamily: typeface,
  fontSize: 148,
  fontWeight: 680,
  letterSpacing: '-0.04em',
  lineHeight: 1.1,
  whiteSpace: 'pre',
};

/** The last line, on the ball's color. */
export const closing: CSSProperties = {
  alignItems: 'center',
  justifyContent: 'center',
  color: ground,
  fontFamily: typeface,
  fontSize: 96,
  fontWeight: 680,
  letterSpacing: '-0.035em',
  lineHeight: 1.1,
  textAlign: 'center',
  whiteSpace: 'pre',
};
