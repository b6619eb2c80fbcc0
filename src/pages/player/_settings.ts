import {video} from '../_home/scene';

/** What a visitor sets on the Player page. */
export interface Settings {
  text: string;
  color: string;
  controls: boolean;
  loop: boolean;
  clickToPlay: boolean;
  spaceKeyToPlayOrPause: boolean;
  showVolumeControls: boolean;
  allowFullscreen: boolean;
  showPlaybackRateControl: boolean;
  playbackRate: number;
}

/** The switches and what each does. */
export const switches = {
  controls: 'Bar with play, volume, time and full screen',
  loop: 'Begins again at the end',
  clickToPlay: 'A click on the picture plays or pauses',
  spaceKeyToPlayOrPause: 'So does the space key, when the Player has focus',
  showVolumeControls: 'Speaker in the bar',
  allowFullscreen: 'Full screen in the bar',
  showPlaybackRateControl: 'Choice of speed in the bar',
} as const;

export const initial: Settings = {
  text: 'Your words',
  color: '#ff7a48',
  controls: true,
  loop: true,
  clickToPlay: true,
  spaceKeyToPlayOrPause: true,
  showVolumeControls: true,
  allowFullscreen: true,
  showPlaybackRateControl: false,
  playbackRate: 1,
};

const quoted = (text: string) => `'${text.replace(/\\/g, '\\\\').replace(/'/g, "\\'")}'`;

/** Writes the JSX that gives the Player these settings; switches that are on need no value. */
export function codeOf(settings: Settings): string {
  const names = Object.keys(switches) as (keyof typeof switches)[];
  return [
    '<Player',
    'component={Title}',
    `inputProps={{text: ${quoted(settings.text)}, color: '${settings.color}'}}`,
    `durationInFrames={${video.durationInFrames}}`,
    `fps={${video.fps}}`,
    `compositionWidth={${video.width}}`,
    `compositionHeight={${video.height}}`,
    ...names.map((name) => (settings[name] ? name : `${name}={false}`)),
    `playbackRate={${settings.playbackRate}}`,
  ]
    .join('\n  ')
    .concat('\n/>');
}
