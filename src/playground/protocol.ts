/**
 * The messages between a page and the frame in which a reader's code runs: one schema for both sides.
 * What comes out of the frame is written by code of a stranger, so every text in it has a limit.
 */
import {z} from 'zod';
import {LIMITS} from './limits';
import {lookSchema, scriptCallSchema, wantedLookSchema} from './look-schema';

/** Grows with every change that an older side would misread. */
export const PROTOCOL_VERSION = 3;

const text = z.string().max(LIMITS.text);
const name = z.string().max(LIMITS.name);
const frameNumber = z.number().int().min(0).max(1_000_000);

/** Size and length of what is played. */
export const videoSchema = z.object({
  width: z.number().int().min(1).max(7680),
  height: z.number().int().min(1).max(7680),
  fps: z.number().min(1).max(240),
  durationInFrames: z.number().int().min(1).max(1_000_000),
});
export type Video = z.infer<typeof videoSchema>;

/** How a reader looks at what is played; nothing of it is in the code. */
const viewSchema = z.object({
  rate: z.number().min(0.1).max(4),
  /** First and last frame; null for all. */
  range: z.object({from: frameNumber, to: frameNumber}).nullable(),
  /** Another size than the code says; null for that one. */
  size: z.object({width: z.number().int(), height: z.number().int()}).nullable(),
  /** Shows the frames before and behind while it is paused. */
  onion: z.boolean(),
});
export type View = z.infer<typeof viewSchema>;

const controlBase = {name: z.string().max(80), label: z.string().max(80)};
const value = z.union([z.number(), text, z.boolean()]);

/** An input made from one member of the reader's schema. */
export const controlSchema = z.discriminatedUnion('kind', [
  z.object({
    ...controlBase,
    kind: z.literal('number'),
    initial: z.number(),
    min: z.number(),
    max: z.number(),
    step: z.number(),
  }),
  z.object({
    ...controlBase,
    kind: z.literal('select'),
    initial: name,
    options: z.array(name).max(50),
  }),
  z.object({...controlBase, kind: z.literal('color'), initial: text}),
  z.object({...controlBase, kind: z.literal('boolean'), initial: z.boolean()}),
  z.object({
    ...controlBase,
    kind: z.literal('text'),
    initial: text,
    maxLength: z.number().int().optional(),
  }),
]);

/** A row of the timeline. */
const sequenceSchema = z.object({
  id: z.string().max(80),
  name: z.string().max(LIMITS.rowName),
  from: z.number().int(),
  duration: z.number(),
  parent: z.string().max(80).nullable(),
  /** Where the reader wrote it, as far as the browser tells. */
  file: name.optional(),
  line: z.number().int().optional(),
});
export type SequenceRow = z.infer<typeof sequenceSchema>;

/** Something that went wrong in the reader's code, with the place in it. */
const faultSchema = z.object({
  message: text,
  file: name.optional(),
  line: z.number().int().optional(),
  column: z.number().int().optional(),
});
export type Fault = z.infer<typeof faultSchema>;

/** A file as the compiler writes it, here or in the build. */
export const compiledFileSchema = z.object({
  path: z.string(),
  code: z.string(),
  imports: z.array(z.string()),
  declares: z.boolean(),
  hosts: z.boolean(),
});

/** What the page asks of the frame. */
export const toFrameSchema = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('fonts'),
    fonts: z.array(
      z.object({
        family: z.string(),
        weight: z.string(),
        style: z.string(),
        data: z.instanceof(ArrayBuffer),
      }),
    ),
  }),
  z.object({type: z.literal('media'), files: z.record(z.instanceof(Blob))}),
  z.object({
    type: z.literal('run'),
    run: z.number().int(),
    /** Compiled to CommonJS, line for line; in the order in which a reader sees them. */
    files: z.array(compiledFileSchema),
    /** The file that is looked at first; null to find it. */
    entry: z.string().nullable(),
    /** Name of the composition to show; null for the first. */
    composition: z.string().nullable(),
    video: videoSchema,
    /** Values for props that the code gives no default for. */
    props: z.record(z.unknown()),
    frame: frameNumber,
    playing: z.boolean(),
    loop: z.boolean(),
  }),
  z.object({type: z.literal('props'), props: z.record(z.unknown())}),
  z.object({type: z.literal('play')}),
  z.object({type: z.literal('pause')}),
  z.object({type: z.literal('seek'), frame: frameNumber}),
  z.object({type: z.literal('loop'), loop: z.boolean()}),
  z.object({type: z.literal('mute'), muted: z.boolean()}),
  z.object({type: z.literal('view'), view: viewSchema}),
  z.object({type: z.literal('capture'), id: z.number().int(), format: z.enum(['png', 'svg'])}),
  z.object({type: z.literal('ping'), id: z.number().int()}),
  z.object({
    type: z.literal('observe'),
    id: z.number().int(),
    looks: z.array(wantedLookSchema).max(40),
    /** Path of a script that is run as well; null for none. */
    script: z.string().nullable(),
  }),
]);
export type ToFrame = z.infer<typeof toFrameSchema>;

/** What the frame says to the page. */
export const fromFrameSchema = z.discriminatedUnion('type', [
  z.object({type: z.literal('ready'), version: z.number().int()}),
  z.object({type: z.literal('pong'), id: z.number().int()}),
  z.object({
    type: z.literal('ran'),
    run: z.number().int(),
    kind: z.enum(['composition', 'page']),
    video: videoSchema,
    composition: name.nullable(),
    compositions: z.array(name).max(LIMITS.compositions),
    controls: z.array(controlSchema).max(LIMITS.controls),
    props: z.record(value),
  }),
  z.object({type: z.literal('fault'), run: z.number().int(), fault: faultSchema}),
  z.object({type: z.literal('log'), level: z.enum(['log', 'warn', 'error']), text}),
  z.object({type: z.literal('frame'), frame: frameNumber}),
  z.object({type: z.literal('playing'), playing: z.boolean()}),
  z.object({type: z.literal('ended')}),
  z.object({type: z.literal('drawn'), run: z.number().int()}),
  z.object({
    type: z.literal('observed'),
    id: z.number().int(),
    looks: z.array(lookSchema).max(40),
    calls: z.array(scriptCallSchema).max(LIMITS.calls),
    fault: faultSchema.optional(),
  }),
  z.object({
    type: z.literal('captured'),
    id: z.number().int(),
    data: z.instanceof(ArrayBuffer).nullable(),
    /** Why there is no picture. */
    why: z.string().max(300),
  }),
  /** How long the Series are that are a whole film; of several, the longest. */
  z.object({type: z.literal('length'), frames: videoSchema.shape.durationInFrames}),
  z.object({type: z.literal('sequences'), rows: z.array(sequenceSchema).max(LIMITS.rows)}),
]);
export type FromFrame = z.infer<typeof fromFrameSchema>;
