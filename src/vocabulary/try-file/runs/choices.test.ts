import type {MediaParserAudioTrack, MediaParserVideoTrack} from '@remotion/media-parser';
import {describe, expect, it} from 'vitest';
import {type Abilities, buildChoices, explainChoice, firstChoice, labelOf} from './choices';

const video = {type: 'video', codecEnum: 'h264'} as MediaParserVideoTrack;
const audio = {type: 'audio', codecEnum: 'aac'} as MediaParserAudioTrack;

/** A browser that encodes the named codecs, asked about an MP4 with H.264 and AAC. */
const browser = (encodes: string[]): Abilities => ({
  containers: ['webm', 'mp4', 'wav'],
  videoCodecs: (container) =>
    container === 'webm' ? ['vp8', 'vp9'] : container === 'mp4' ? ['h264', 'h265'] : [],
  copiesVideo: (_track, container, codec) => container === 'mp4' && codec === 'h264',
  encodesVideo: async (_track, codec) => encodes.includes(codec),
  copiesAudio: (_track, container) => container === 'mp4',
  encodesAudio: async (_track, container) =>
    encodes.includes(container === 'wav' ? 'wav' : container === 'mp4' ? 'aac' : 'opus'),
});

const print = async (tracks: Parameters<typeof buildChoices>[0], abilities: Abilities) =>
  (await buildChoices(tracks, abilities)).map(
    (choice) => `${labelOf(choice)}: ${choice.video}, ${choice.sound}`,
  );

describe('buildChoices', () => {
  it('offers what can be copied or encoded', async () => {
    expect(await print([video, audio], browser(['vp8', 'vp9', 'opus', 'wav']))).toEqual([
      'WebM with VP8: encoded, encoded',
      'WebM with VP9: encoded, encoded',
      'MP4 with H.264: copied, copied',
      'WAV: left out, encoded',
    ]);
  });

  it('leaves out sound that cannot be encoded, but not the picture', async () => {
    expect(await print([video, audio], browser(['vp8']))).toEqual([
      'WebM with VP8: encoded, left out',
      'MP4 with H.264: copied, copied',
    ]);
    expect(await print([audio], browser([]))).toEqual([]);
  });

  it('offers no file of sound for a silent video, and no video for sound', async () => {
    expect(await print([video], browser(['vp9', 'opus', 'wav']))).toEqual([
      'WebM with VP9: encoded, none',
      'MP4 with H.264: copied, none',
    ]);
    expect(await print([audio], browser(['vp9', 'opus', 'wav']))).toEqual(['WAV: none, encoded']);
  });
});

describe('firstChoice', () => {
  it('is one that encodes the picture and keeps the sound', async () => {
    const full = await buildChoices([video, audio], browser(['vp9', 'opus']));
    expect(full.map(labelOf)[firstChoice(full)]).toBe('WebM with VP9');
    const mute = await buildChoices([video, audio], browser(['vp9']));
    expect(mute.map(labelOf)[firstChoice(mute)]).toBe('MP4 with H.264');
    expect(firstChoice([])).toBe(0);
  });
});

describe('explainChoice', () => {
  it('says what becomes of picture and sound', () => {
    const base = {container: 'mp4', videoCodec: 'h264'} as const;
    expect(explainChoice({...base, video: 'copied', sound: 'left out'})).toBe(
      'The picture is copied. The sound is left out, as this browser can’t encode it for this format.',
    );
    expect(explainChoice({...base, video: 'encoded', sound: 'none'})).toBe(
      'The picture is encoded again. The file has no sound.',
    );
  });
});
