/** What the frame tells of a film it was asked to look at; each list and text has a limit. */
import {z} from 'zod';
import type {FilmComponent, FilmNode, Look, ScriptCall, WantedLook} from '../../shared/course/film';
import type {Fields} from '../../shared/fields';
import {LOOK_LIMITS} from './limits';

const short = z.string().max(LOOK_LIMITS.text);
const number = z.number().finite();
const box = z.object({x: number, y: number, width: number, height: number});
const frame = z.number().int().min(0).max(1_000_000);

/** A frame to look at. */
export const wantedLookSchema: z.ZodType<WantedLook> = z.object({
  frame,
  name: short.optional(),
  props: z.record(z.unknown()).optional(),
  video: z
    .object({
      width: frame.optional(),
      height: frame.optional(),
      fps: number.positive().optional(),
      durationInFrames: frame.optional(),
    })
    .optional(),
  fresh: z.boolean().optional(),
  act: z
    .array(
      z.union([
        z.object({press: short}),
        z.object({fill: short, value: short}),
        z.object({playTo: frame}),
      ]),
    )
    .max(10)
    .optional(),
} satisfies Fields<WantedLook>);

/** What was there on one frame. */
export const lookSchema: z.ZodType<Look> = z.object({
  frame,
  name: short.optional(),
  nodes: z
    .array(
      z.object({
        tag: short,
        parent: z.number().int(),
        text: short,
        own: short,
        box,
        ink: box,
        opacity: number,
        rotation: number,
        scale: number,
        color: short,
        background: short,
        fontFamily: short,
        fontSize: number,
        fontWeight: number,
        transform: short,
        src: short.optional(),
        loaded: z.boolean().optional(),
        style: z.record(short),
      } satisfies Fields<FilmNode>),
    )
    .max(LOOK_LIMITS.nodes),
  sequences: z
    .array(z.object({name: short, from: number, duration: number}))
    .max(LOOK_LIMITS.sequences),
  components: z
    .array(
      z.object({
        name: short,
        props: z.record(z.unknown()),
        from: number,
        volume: number.optional(),
        player: z.object({playing: z.boolean(), frame: number, muted: z.boolean()}).optional(),
      } satisfies Fields<FilmComponent>),
    )
    .max(LOOK_LIMITS.components),
  video: z.object({width: number, height: number, fps: number, durationInFrames: number}),
  error: z.string().max(LOOK_LIMITS.error).optional(),
} satisfies Fields<Look>);

/** What a script has asked for. */
export const scriptCallSchema: z.ZodType<ScriptCall> = z.object({
  name: short,
  options: z.record(z.unknown()),
});
