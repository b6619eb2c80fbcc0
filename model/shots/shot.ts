import {z} from 'zod';
import type {ShotPicture} from '../../shared/shot.ts';

/**
 * One thing done in the Studio before the picture is taken. What is clicked or waited for is named by a
 * selector of Playwright (`text=Render`, `[title="Loop video"]`).
 */
const step = z.union([
  z.object({press: z.string()}).strict(),
  z.object({type: z.string()}).strict(),
  z.object({click: z.string(), button: z.enum(['left', 'right']).default('left')}).strict(),
  z.object({hover: z.string()}).strict(),
  z.object({drag: z.string(), by: z.tuple([z.number(), z.number()])}).strict(),
  z.object({fill: z.string(), with: z.string()}).strict(),
  z.object({choose: z.string(), from: z.string()}).strict(),
  z.object({wait: z.string()}).strict(),
  z.object({edit: z.string(), replace: z.string(), with: z.string()}).strict(),
  z.object({hold: z.number()}).strict(),
  // Frames of the composition, one after the other: each is one of the film.
  z.object({play: z.number().int()}).strict(),
]);

/** One step, as the command that takes pictures carries it out. */
export type ShotStep = z.infer<typeof step>;

const side = z.number().int().positive();

/** A file of `content/shots/`. */
export const shotSchema = z
  .object({
    alt: z.string().min(40).max(300),
    caption: z.string().regex(/^[A-Z`].*[.!?]$/s),
    /** Path in the Studio. */
    page: z.string().startsWith('/'),
    /** Frame at which the composition stands. */
    frame: z.number().int().nonnegative().default(126),
    /** Size of the window. */
    window: z.tuple([side, side]).default([1200, 750]),
    /** What the Studio keeps in the browser: `{"remotion.sidebarPanel": "renders"}`. */
    settings: z.record(z.string()).default({}),
    steps: z.array(step).default([]),
    /** The part that is kept: around an element, or from left and top with a width and a height. */
    crop: z.union([z.string(), z.tuple([z.number(), z.number(), side, side])]).optional(),
    /** The part of it that a page shows, from its left and top edge, in pixels of the screen; a press shows the rest. */
    detail: z.tuple([side, side]).optional(),
    callouts: z
      .array(
        z
          .object({
            at: z.string(),
            /** Where in the element, in parts of its width and height. */
            spot: z.tuple([z.number(), z.number()]).default([0.5, 0.5]),
            /** How far beside it the number stands, in percent of the picture, so that it covers nothing. */
            shift: z.tuple([z.number(), z.number()]).default([0, 0]),
            text: z.string().regex(/^[A-Z`].*[.!?]$/s),
          })
          .strict(),
      )
      .max(7)
      .default([]),
    /** Steps of a film that begins with the picture. */
    film: z.array(step).optional(),
  })
  .strict();

/** How a picture of the Studio is taken, and what is said about it. */
export type Shot = z.infer<typeof shotSchema>;

/** What `npm run shots` notes about the pictures it took. */
export const takenSchema = z.object({
  /** Version of the Studio that is seen. */
  version: z.string(),
  shots: z.record(
    z.object({
      /** Of the steps and the project: another one means that the picture is old. */
      hash: z.string(),
      width: side,
      height: side,
      shown: side,
      bytes: side,
      filmBytes: side.optional(),
      spots: z.array(z.tuple([z.number(), z.number()])),
    }),
  ),
});

/** Notes about all pictures, by id. */
export type Taken = z.infer<typeof takenSchema>;

/**
 * @param id Name of the shot's file.
 * @returns What a page needs to show it, or undefined if it hasn't been taken.
 */
export function shotPicture(id: string, shot: Shot, taken: Taken): ShotPicture | undefined {
  const notes = taken.shots[id];
  if (!notes) return undefined;
  const {width, height, shown, spots} = notes;
  return {
    id,
    alt: shot.alt,
    caption: shot.caption,
    width,
    height,
    shown,
    ...(shot.detail && {detail: {width: shot.detail[0], height: shot.detail[1]}}),
    callouts: shot.callouts.flatMap(({text, shift}, index) => {
      const [x, y] = spots[index] ?? [];
      if (x === undefined || y === undefined) return [];
      return [{x: x + shift[0], y: y + shift[1], text}];
    }),
    film: shot.film !== undefined,
  };
}
