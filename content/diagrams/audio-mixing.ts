import type {Diagram} from '../../model/diagrams/diagram.ts';

export const diagram: Diagram = {
  kind: 'flow',
  title: 'Many tracks become one',
  description:
    'Each `<Audio>` and each video with sound is a track: here `music.mp3`, `voice.wav` and the sound of `clip.mp4`. FFmpeg filters each track by itself: speed, trim, volume and pitch, in this order, then silence in front moves it to its place. All tracks are added up without changing their loudness, encoded, for H.264 as AAC, and put into the file with the picture.',
  caption:
    'Tracks are added, not averaged: two loud ones together can be too loud, so lower them with `volume`.',
  stages: [
    [
      {label: 'Music', mono: 'music.mp3'},
      {label: 'Voice', mono: 'voice.wav'},
      {label: 'Clip', mono: 'clip.mp4'},
    ],
    [
      {id: 'music', label: 'Filters'},
      {id: 'voice', label: 'Filters'},
      {id: 'clip', label: 'Filters'},
    ],
    [{label: 'Sum', mono: 'amix', style: 'play'}],
    [{label: 'One track', mono: 'aac', style: 'accent'}],
  ],
};
