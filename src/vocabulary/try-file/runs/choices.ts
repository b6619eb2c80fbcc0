import type {
  MediaParserAudioTrack,
  MediaParserTrack,
  MediaParserVideoTrack,
} from '@remotion/media-parser';
import type {ConvertMediaContainer, ConvertMediaVideoCodec} from '@remotion/webcodecs';

/** What becomes of the tracks of one type. */
type Fate = 'copied' | 'encoded' | 'left out' | 'none';

/** A conversion that this browser can do with one file. */
export interface Choice {
  container: ConvertMediaContainer;
  /** Null for a container that holds sound only. */
  videoCodec: ConvertMediaVideoCodec | null;
  video: Fate;
  sound: Fate;
}

/** What toolkit and browser answer; replaced in tests. */
export interface Abilities {
  containers: readonly ConvertMediaContainer[];
  videoCodecs: (container: ConvertMediaContainer) => readonly ConvertMediaVideoCodec[];
  copiesVideo: (
    track: MediaParserVideoTrack,
    container: ConvertMediaContainer,
    codec: ConvertMediaVideoCodec,
  ) => boolean;
  encodesVideo: (track: MediaParserVideoTrack, codec: ConvertMediaVideoCodec) => Promise<boolean>;
  copiesAudio: (track: MediaParserAudioTrack, container: ConvertMediaContainer) => boolean;
  encodesAudio: (
    track: MediaParserAudioTrack,
    container: ConvertMediaContainer,
  ) => Promise<boolean>;
}

/**
 * Collects the conversions to offer. Picture must survive where the container can hold it; sound that
 * can't be encoded is left out, which the choice says.
 */
export async function buildChoices(
  tracks: readonly MediaParserTrack[],
  abilities: Abilities,
): Promise<Choice[]> {
  const video = tracks.find((track) => track.type === 'video');
  const audio = tracks.find((track) => track.type === 'audio');
  const choices: Choice[] = [];
  for (const container of abilities.containers) {
    const sound = await soundOf(audio, container, abilities);
    const codecs = abilities.videoCodecs(container);
    if (codecs.length === 0) {
      if (sound === 'encoded' || sound === 'copied')
        choices.push({container, videoCodec: null, video: video ? 'left out' : 'none', sound});
      continue;
    }
    if (!video) continue;
    for (const videoCodec of codecs) {
      if (abilities.copiesVideo(video, container, videoCodec))
        choices.push({container, videoCodec, video: 'copied', sound});
      else if (await abilities.encodesVideo(video, videoCodec))
        choices.push({container, videoCodec, video: 'encoded', sound});
    }
  }
  return choices;
}

async function soundOf(
  track: MediaParserAudioTrack | undefined,
  container: ConvertMediaContainer,
  abilities: Abilities,
): Promise<Fate> {
  if (!track) return 'none';
  if (abilities.copiesAudio(track, container)) return 'copied';
  return (await abilities.encodesAudio(track, container)) ? 'encoded' : 'left out';
}

/** @returns Which choice to offer first: one that encodes the picture and keeps the sound, if there is one. */
export function firstChoice(choices: readonly Choice[]): number {
  const keepsSound = ({sound}: Choice) => sound !== 'left out';
  const best = choices.findIndex((choice) => choice.video === 'encoded' && keepsSound(choice));
  return best >= 0 ? best : Math.max(0, choices.findIndex(keepsSound));
}

const NAMES: Record<string, string> = {
  mp4: 'MP4',
  webm: 'WebM',
  wav: 'WAV',
  h264: 'H.264',
  h265: 'H.265',
  vp8: 'VP8',
  vp9: 'VP9',
};

/** @returns `WebM with VP9`, `WAV`. */
export function labelOf({container, videoCodec}: Choice): string {
  const name = NAMES[container] ?? container;
  return videoCodec ? `${name} with ${NAMES[videoCodec] ?? videoCodec}` : name;
}

const sentence = (subject: string, fate: Fate) => {
  if (fate === 'none') return `The file has no ${subject}`;
  return `The ${subject} is ${fate === 'encoded' ? 'encoded again' : fate}`;
};

/** @returns What happens to picture and sound, as a sentence. */
export function explainChoice({video, sound}: Choice): string {
  const picture = sentence('picture', video);
  const audio = sentence('sound', sound);
  const reason = sound === 'left out' ? ', as this browser can’t encode it for this format' : '';
  return `${picture}. ${audio}${reason}.`;
}
