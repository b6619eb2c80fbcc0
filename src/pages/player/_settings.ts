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

/** What a piece of the shown code is, for its color. */
export type CodeKind = 'tag' | 'attribute' | 'string' | 'number' | 'plain';
export type CodePart = [kind: CodeKind, text: string];

const prop = (name: string, ...value: CodePart[]): CodePart[] => [
  ['plain', '\n  '],
  ['attribute', name],
  ...(value.length > 0 ? ([['plain', '={'], ...value, ['plain', '}']] satisfies CodePart[]) : []),
];

/** Writes the JSX that gives the Player these settings, in colored parts; switches that are on need no value. */
export function codeParts(settings: Settings): CodePart[] {
  const names = Object.keys(switches) as (keyof typeof switches)[];
  return [
    ['plain', '<'],
    ['tag', 'Player'],
    ...prop('component', ['plain', 'Title']),
    ...prop(
      'inputProps',
      ['plain', '{text: '],
      ['string', quoted(settings.text)],
      ['plain', ', color: '],
      ['string', `'${settings.color}'`],
      ['plain', '}'],
    ),
    ...prop('durationInFrames', ['number', '90']),
    ...prop('fps', ['number', '30']),
    ...prop('compositionWidth', ['number', '1280']),
    ...prop('compositionHeight', ['number', '720']),
    ...names.flatMap((name) => (settings[name] ? prop(name) : prop(name, ['number', 'false']))),
    ...prop('playbackRate', ['number', String(settings.playbackRate)]),
    ['plain', '\n/>'],
  ];
}

/** The same as plain text. */
export const codeOf = (settings: Settings): string =>
  codeParts(settings)
    .map(([, text]) => text)
    .join('');
