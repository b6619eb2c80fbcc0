import {useCallback, useMemo, useState} from 'react';
import type {View} from './protocol';

/** How a reader looks at it: what the frame draws, and what the page draws on top. */
export interface Look extends View {
  /** Lines within which a title stays readable on every screen. */
  safe: boolean;
}

export const PLAIN: Look = {rate: 1, range: null, size: null, onion: false, safe: false};

/** Sizes to try a composition in. */
export const SIZES = {
  '16:9': {width: 1280, height: 720},
  '9:16': {width: 720, height: 1280},
  '1:1': {width: 1080, height: 1080},
  '4:5': {width: 1080, height: 1350},
} as const;

/** Holds how the reader looks at the picture; returns it, the part that the frame draws, and a way to change some. */
export function useView() {
  const [look, setLook] = useState<Look>(PLAIN);
  const change = useCallback(
    (part: Partial<Look>) => setLook((before) => ({...before, ...part})),
    [],
  );
  const {rate, range, size, onion} = look;
  const view = useMemo(() => ({rate, range, size, onion}), [rate, range, size, onion]);
  return {look, view, change};
}
