/** What the code's constants are at one frame. */
export interface FrameValues {
  frame: number;
  enter: number;
  rise: number;
  x: number;
  y: number;
  size: number;
  end: number;
}

export type ValueName = keyof FrameValues;

/** The values at the poster's frame, so that the page shows them before the toolkit has loaded. */
export const posterValues: FrameValues = {
  frame: 88,
  enter: 1,
  rise: 0.004,
  x: 0,
  y: 0,
  size: 1,
  end: 0,
};

/** The constants that are lengths, in pixels of the picture. */
export const pixels: ReadonlySet<ValueName> = new Set(['rise', 'x', 'y']);

/** A value as a chip beside its line: whole pixels, at most three decimals for the rest, a true minus. */
export function formatValue(name: ValueName, value: number): string {
  const digits = pixels.has(name) ? 0 : Math.abs(value) >= 10 ? 1 : 3;
  const text = String(Number(value.toFixed(digits)));
  return text === '-0' ? '0' : text.replace('-', '−');
}
