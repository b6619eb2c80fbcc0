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

/** A value as a chip beside its line: at most three decimals, a true minus. */
export function formatValue(value: number): string {
  const digits = Math.abs(value) >= 100 ? 0 : Math.abs(value) >= 10 ? 1 : 3;
  const text = String(Number(value.toFixed(digits)));
  return text === '-0' ? '0' : text.replace('-', '−');
}
