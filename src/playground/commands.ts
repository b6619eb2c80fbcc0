import type {Command} from './CommandList';
import type {FileJob} from './FileDialog';
import type {Run} from './host/use-run';
import type {Home} from './take-home/take';

/** What commands act on. */
export interface Desk {
  home: Home;
  run: Run;
  playing: boolean;
  setPlaying: (playing: boolean) => void;
  pickFiles: () => void;
  compare: () => void;
  /** Adds a file, or does something with the open one. */
  askFile: (job: FileJob) => void;
  /** Shows long lines in several, or in one again. */
  toggleWrap: () => void;
  reset: () => void;
  /** Tells the reader what became of it. */
  say: (text: string) => void;
}

/** Goes a number of frames on, or back, and rests there. */
function step({run, home, setPlaying}: Desk, frames: number): void {
  setPlaying(false);
  const last = home.video.durationInFrames - 1;
  run.player.seekTo(Math.min(last, Math.max(0, run.player.getCurrentFrame() + frames)));
}

/** Keys of the picture, which work everywhere in the playground, by `event.code`. */
export function pictureCommands(desk: Desk): (Command & {code: string; alt: boolean})[] {
  return [
    {
      label: 'Play or pause',
      key: 'Mod-Enter',
      code: 'Enter',
      alt: false,
      run: () => desk.setPlaying(!desk.playing),
    },
    {label: 'One frame back', key: 'Alt-,', code: 'Comma', alt: true, run: () => step(desk, -1)},
    {label: 'One frame on', key: 'Alt-.', code: 'Period', alt: true, run: () => step(desk, 1)},
    {
      label: 'To the beginning',
      key: 'Alt-Home',
      code: 'Home',
      alt: true,
      run: () => step(desk, -Number.MAX_SAFE_INTEGER),
    },
    {label: 'Restart the preview', key: 'Alt-r', code: 'KeyR', alt: true, run: desk.run.restart},
  ];
}
