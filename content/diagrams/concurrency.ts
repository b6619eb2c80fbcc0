import type {Diagram} from '../../model/diagrams/diagram.ts';

/** Milliseconds that the frames 0 to 11 take. */
const durations = [150, 120, 130, 90, 80, 190, 90, 80, 100, 90, 110, 80];
const tabs = [0, 1, 2].map(() => ({
  end: 0,
  clips: [] as {from: number; to: number; label: string}[],
}));
// The tab that is free first takes the next frame.
durations.forEach((duration, frame) => {
  const tab = tabs.reduce((first, other) => (other.end < first.end ? other : first));
  tab.clips.push({from: tab.end, to: tab.end + duration, label: String(frame)});
  tab.end += duration;
});
const total = Math.max(...tabs.map(({end}) => end));

export const diagram: Diagram = {
  kind: 'timeline',
  title: 'Three tabs share twelve frames',
  description: `A render with a concurrency of 3. ${tabs
    .map(
      ({clips}, index) =>
        `Tab ${index + 1} draws the frames ${clips.map(({label}) => label).join(', ')}.`,
    )
    .join(
      ' ',
    )} Each tab takes the next frame as soon as it is free, so a slow frame, such as frame 5, holds up only its own tab. All twelve are done after ${total} milliseconds instead of ${durations.reduce((sum, one) => sum + one, 0)}.`,
  caption:
    'A tab that is free takes the next frame that nobody has. Slow frames, such as 5, hold up one tab only.',
  range: [0, 500],
  tick: 100,
  narrowTick: 100,
  unit: 'milliseconds',
  tracks: tabs.map(({clips}, index) => ({
    label: `Tab ${index + 1}`,
    clips: clips.map((clip) => ({
      ...clip,
      look: clip.label === '5' ? ('play' as const) : (((Number(clip.label) % 2) * 2 + 1) as 1 | 3),
    })),
  })),
};
