import type {Diagram} from '../../model/diagrams/diagram.ts';

export const diagram: Diagram = {
  kind: 'flow',
  title: 'From recording to release',
  description:
    'You record webcam and screen scene by scene. Whisper.cpp transcribes the takes into captions. You edit the list of scenes in code: trim, arrange, choose layouts. The export renders the video, on your machine or on Lambda.',
  caption:
    'Each step works on files of the project, so you can go back to any of them and repeat it.',
  stages: [
    [{label: 'Record', mono: 'takes'}],
    [{label: 'Transcribe', mono: 'captions'}],
    [{label: 'Edit', mono: 'list of scenes', style: 'play'}],
    [{label: 'Export', mono: 'video', style: 'accent'}],
  ],
};
