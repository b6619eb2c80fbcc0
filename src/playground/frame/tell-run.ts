import {z} from 'zod';
import type {DemoValue} from '../../../shared/demo';
import {buildControl} from '../../../shared/demo-control';
import {LIMITS} from '../limits';
import {controlSchema, type FromFrame} from '../protocol';
import type {Entry} from './entry';

type Ran = Extract<FromFrame, {type: 'ran'}>;

/** Inputs for those members of the reader's schema that can have one. */
function controlsOf({schema, defaultProps}: Entry): Ran['controls'] {
  if (!(schema instanceof z.ZodObject)) return [];
  const shape: Record<string, z.ZodTypeAny> = schema.shape;
  return Object.entries(shape)
    .flatMap(([name, type]) => {
      const control = buildControl(name, type, defaultProps[name] as DemoValue | undefined);
      if (typeof control === 'string') return [];
      // What the page wouldn't take, such as a limit that is no number, has no input.
      const checked = controlSchema.safeParse(control);
      return checked.success ? [checked.data] : [];
    })
    .slice(0, LIMITS.controls);
}

function isValue(value: unknown): value is DemoValue {
  if (typeof value === 'string') return value.length <= LIMITS.text;
  return typeof value === 'boolean' || Number.isFinite(value);
}

/**
 * Tells the page what a run of its files shows, within the limits of the protocol.
 * Takes the number of the run, what it shows, and the props it is shown with; returns the message.
 */
export function tellRun(run: number, entry: Entry, props: Record<string, unknown>): Ran {
  const controls = controlsOf(entry);
  return {
    type: 'ran',
    run,
    kind: entry.kind,
    video: entry.video,
    composition: entry.composition?.slice(0, LIMITS.name) ?? null,
    compositions: entry.compositions
      .slice(0, LIMITS.compositions)
      .map((id) => id.slice(0, LIMITS.name)),
    controls,
    props: Object.fromEntries(
      controls.map(({name, initial}) => [name, isValue(props[name]) ? props[name] : initial]),
    ),
  };
}
