import type {Diagram} from '../../model/diagrams/diagram.ts';

export const diagram: Diagram = {
  kind: 'sequence',
  title: 'What a seek does',
  description:
    'Your code calls `parseMedia()`. The parser requests the file from byte 0 and gets the header with the index and the first samples, which it hands to your callback. Your code calls `seek(10)`. The parser looks up the last keyframe before second 10 in the index, requests the file from the byte of that keyframe, and hands your callback first a key sample, from second 9.6, then the delta samples that follow.',
  caption:
    'A seek lands on a keyframe at or before the time you asked for. What lies between is not read.',
  actors: [{name: 'Your code'}, {name: 'Parser'}, {name: 'Server'}],
  steps: [
    {from: 'Your code', to: 'Parser', label: 'parseMedia()', mono: true},
    {from: 'Parser', to: 'Server', label: 'Range: bytes=0-', mono: true},
    {from: 'Server', to: 'Parser', label: 'header, index, samples', reply: true},
    {from: 'Parser', to: 'Your code', label: 'first samples', reply: true},
    {from: 'Your code', to: 'Parser', label: 'seek(10)', mono: true},
    {at: 'Parser', note: 'finds the last keyframe before second 10', style: 'play'},
    {from: 'Parser', to: 'Server', label: 'Range: bytes=48213-', mono: true},
    {from: 'Server', to: 'Parser', label: 'samples from there', reply: true},
    {from: 'Parser', to: 'Your code', label: 'key sample, 9.6 s', reply: true},
  ],
};
