/** More of them are a gray bar, and a million of them stop the page. */
const MOST_TICKS = 600;

/**
 * Finds the frames at which a timeline has ticks: three or six a second, fewer where a film is long.
 * Takes its length and speed; returns whole frames, the first is 0.
 */
export function ticksOf(durationInFrames: number, fps: number): number[] {
  const last = durationInFrames - 1;
  const fine = fps / (durationInFrames > 150 ? 3 : 6);
  const step = last / fine > MOST_TICKS ? fps * Math.ceil(last / fps / MOST_TICKS) : fine;
  const ticks: number[] = [];
  for (let at = 0; at <= last; at += step) ticks.push(Math.round(at));
  return ticks;
}
