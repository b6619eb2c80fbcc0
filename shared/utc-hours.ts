/** The distance from UTC of a place such as `Osaka, UTC+9`, in hours; undefined where none is told. */
export function hoursOf(place: string): number | undefined {
  const [, sign, digits] = /UTC([+−-])(\d+)/.exec(place) ?? [];
  if (!digits) return undefined;
  return sign === '+' ? Number(digits) : -Number(digits);
}
