/** From here on a picture is brighter than the text of a dark page; 1 is white. */
const PALE = 0.72;

/** Tells whether a still is pale. Takes its color, `#rrggbb`. */
export function isPale(stillColor: string): boolean {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    Number.parseInt(stillColor.slice(at, at + 2), 16),
  );
  return (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255 > PALE;
}
