import type {CSSProperties} from 'react';

/** The hero's composition: size, length and the frame that is shown before anything has loaded. */
export const video = {width: 1280, height: 720, fps: 30, durationInFrames: 90, poster: 60} as const;

/** What the editable parameters are at first. */
export const defaults = {text: 'Hello, motion', color: '#ff7a48', stiffness: 90, damping: 8};

/** The stage: the word and the ball on one line. */
export const scene: CSSProperties = {
  flexDirection: 'row',
  alignItems: 'center',
  justifyContent: 'center',
  backgroundColor: '#0b3a39',
};

/** The word. */
export const heading: CSSProperties = {
  margin: 0,
  color: '#f2faf9',
  fontFamily: "'Instrument Sans Variable', 'Instrument Sans Fallback', sans-serif",
  fontSize: 148,
  fontWeight: 680,
  letterSpacing: '-0.04em',
  lineHeight: 1.1,
  whiteSpace: 'pre',
};
