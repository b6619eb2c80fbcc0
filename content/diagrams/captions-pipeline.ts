import type {Diagram} from '../../model/diagrams/diagram.ts';

export const diagram: Diagram = {
  kind: 'flow',
  title: 'From speech to words on a frame',
  description:
    'The sound of a recording is transcribed by Whisper, on your machine, in the browser or at OpenAI. Each way converts its result to a list of `Caption`: text with start and end in milliseconds. `createTikTokStyleCaptions()` groups the words into pages, and each page becomes a `<Sequence>` that shows its words. `serializeSrt()` turns the same list into a subtitle file.',
  caption:
    'Everything meets in `Caption[]`: change the transcriber or the look without touching the other.',
  stages: [
    [{label: 'Sound', mono: 'speech.wav'}],
    [{label: 'Transcriber', mono: 'Whisper'}],
    [{id: 'captions', label: 'Captions', mono: 'Caption[]', style: 'play'}],
    [
      {label: 'Pages', mono: 'startMs, tokens'},
      {id: 'srt', label: 'Subtitle file', mono: 'captions.srt', style: 'accent'},
    ],
    [{label: 'Frames', mono: '<Sequence>', style: 'accent'}],
  ],
  links: [
    {from: 'Sound', to: 'Transcriber'},
    {from: 'Transcriber', to: 'captions'},
    {from: 'captions', to: 'Pages'},
    {from: 'captions', to: 'srt'},
    {from: 'Pages', to: 'Frames'},
  ],
  down: true,
};
