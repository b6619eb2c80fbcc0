/** The three parts of a computed color, 0 to 255, and its opacity; null if it isn't a color. */
export function parseColor(color: string): [number, number, number, number] | null {
  const numbers = color.match(/-?[\d.]+/g)?.map(Number) ?? [];
  const [red, green, blue, alpha = 1] = numbers;
  if (red === undefined || green === undefined || blue === undefined) return null;
  // `color(srgb 0.1 0.2 0.3)` counts from 0 to 1.
  const factor = color.startsWith('color(') ? 255 : 1;
  return [red * factor, green * factor, blue * factor, alpha];
}

/** How bright a color looks: 0 for black, 1 for white. */
export function brightness(color: string): number {
  const parts = parseColor(color);
  if (!parts) return 0;
  const [red, green, blue, alpha] = parts;
  return ((red * 0.299 + green * 0.587 + blue * 0.114) / 255) * alpha;
}
