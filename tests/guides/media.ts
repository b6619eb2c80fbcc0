import {readFileSync} from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import {z} from 'zod';
import {parseJson} from '../../model/parse-json.ts';
import {toolkitBinaries} from './binaries.ts';
import {execute} from './processes.ts';

/** What ffprobe says of a file. */
export interface Probe {
  /** Seconds. */
  duration: number;
  container: string;
  video?: {
    codec: string;
    width: number;
    height: number;
    pixels: string;
    frames: number;
    fps: string;
  };
  audio?: {codec: string};
  tags: Record<string, string>;
}

const tags = z.record(z.string()).optional();
const videoStream = z.object({
  codec_type: z.literal('video'),
  codec_name: z.string(),
  width: z.number(),
  height: z.number(),
  pix_fmt: z.string(),
  nb_read_frames: z.string(),
  r_frame_rate: z.string(),
  tags,
});
const audioStream = z.object({codec_type: z.literal('audio'), codec_name: z.string()});
const otherStream = z.object({codec_type: z.enum(['subtitle', 'data', 'attachment'])});
/** What ffprobe prints, as far as it is used here. */
const report = z.object({
  streams: z.array(z.discriminatedUnion('codec_type', [videoStream, audioStream, otherStream])),
  format: z.object({duration: z.string().default('NaN'), format_name: z.string(), tags}),
});

/** The binaries of the toolkit, called directly: starting the command line takes longer than they run. */
async function binary(name: 'ffmpeg' | 'ffprobe', args: string): Promise<string> {
  const folder = toolkitBinaries();
  const {output, code} = await execute(`"${path.join(folder, name)}" ${args}`, {
    cwd: folder,
    env: {LD_LIBRARY_PATH: folder, DYLD_LIBRARY_PATH: folder},
  });
  if (code !== 0) throw new Error(`${name} ${args}\n${output}`);
  return output;
}

/**
 * Asks the ffprobe of the toolkit about a file.
 *
 * @param file Absolute path.
 * @returns Codecs, size, length.
 * @throws If it isn't a media file.
 */
export async function probe(file: string): Promise<Probe> {
  const output = await binary(
    'ffprobe',
    `-v error -count_frames -show_streams -show_format -of json "${file}"`,
  );
  const {streams, format} = parseJson(file, output.slice(output.indexOf('{')), report);
  const video = streams.find((stream) => stream.codec_type === 'video');
  const audio = streams.find((stream) => stream.codec_type === 'audio');
  return {
    duration: Number(format.duration),
    container: format.format_name,
    tags: {...video?.tags, ...format.tags},
    ...(audio && {audio: {codec: audio.codec_name}}),
    ...(video && {
      video: {
        codec: video.codec_name,
        width: video.width,
        height: video.height,
        pixels: video.pix_fmt,
        frames: Number(video.nb_read_frames),
        fps: video.r_frame_rate,
      },
    }),
  };
}

/** A picture whose pixels can be asked for. */
export interface Picture {
  width: number;
  height: number;
  format: string;
  /** Red, green, blue and opacity, 0 to 255. */
  at: (x: number, y: number) => number[];
  /** How many different colors there are. */
  colors: number;
}

/**
 * Opens a PNG, JPEG or WebP.
 *
 * @param file Absolute path, or the bytes.
 * @returns Its size and pixels.
 */
export async function picture(file: string | Uint8Array): Promise<Picture> {
  // Its bytes: sharp remembers what it has once read from a path.
  const image = sharp(typeof file === 'string' ? readFileSync(file) : file);
  const {format} = await image.metadata();
  const {data, info} = await image.ensureAlpha().raw().toBuffer({resolveWithObject: true});
  const colors = new Set<number>();
  for (let i = 0; i < data.length; i += 4) colors.add(data.readUInt32BE(i));
  return {
    width: info.width,
    height: info.height,
    format: format ?? '',
    at: (x, y) => [...data.subarray((y * info.width + x) * 4, (y * info.width + x) * 4 + 4)],
    colors: colors.size,
  };
}

/**
 * Takes a frame out of a video.
 *
 * @param file Absolute path.
 * @param seconds The time of the frame.
 * @returns The frame as a picture.
 */
export async function frameAt(file: string, seconds: number): Promise<Picture> {
  const still = `${file}.${seconds}.png`;
  await binary('ffmpeg', `-y -v error -ss ${seconds} -i "${file}" -frames:v 1 "${still}"`);
  return picture(still);
}
