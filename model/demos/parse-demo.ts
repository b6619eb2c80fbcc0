import {z} from 'zod';
import {type Demo, type DemoControl, demoGroups} from '../../shared/demo.ts';
import {buildControl} from '../../shared/demo-control.ts';
import type {Problem} from '../../shared/problem.ts';
import {placeOf} from '../place-of.ts';
import {evaluate} from './evaluate.ts';

const metaSchema = z
  .object({
    title: z.string().min(8).max(90),
    group: z.enum(demoGroups),
    fps: z.number().int().default(30),
    durationInFrames: z.number().int().min(30).max(600),
    stillFrame: z.number().int().min(0),
    width: z.number().int().default(640),
    height: z.number().int().default(360),
    formats: z
      .array(z.enum(['16:9', '9:16']))
      .min(1)
      .default(['16:9']),
    audio: z.boolean().default(false),
    media: z.array(z.string()).default([]),
    controls: z
      .record(
        z
          .object({label: z.string(), unit: z.string(), step: z.number().positive()})
          .partial()
          .strict(),
      )
      .default({}),
  })
  .strict();

/** Text of the two files of a demo. */
interface DemoSource {
  id: string;
  composition: string;
  meta: string;
  /** Color of its still, `#rrggbb`; undefined if there is none yet. */
  stillColor?: string | undefined;
}

/** Of a demo that has no still yet. */
const STAGE = '#15262b';

/** Reads a demo from the text of its two files; if it isn't one, the problems say why. */
export function parseDemo(source: DemoSource): {demo: Demo | null; problems: Problem[]} {
  const problems: Problem[] = [];
  // `about` is looked up in the file: its first mention is the line to go to.
  const report = (name: string, rule: string, message: string, hint?: string, about = '') =>
    problems.push({
      file: `demos/${source.id}/${name}`,
      line: placeOf(name === 'demo.json' ? source.meta : source.composition, about).line,
      column: 1,
      rule: `demos/${rule}`,
      message,
      ...(hint ? {hint} : {}),
    });

  const meta = parseMeta(source.meta);
  if (typeof meta === 'string') report('demo.json', 'meta', meta, 'See demos/README.md.');
  const controls: DemoControl[] = [];
  try {
    const {schema, defaultProps, slots, exportNames, imports} = evaluate(source.composition);
    const hints = typeof meta === 'string' ? {} : meta.controls;
    for (const [name, type] of Object.entries(schema.shape as Record<string, z.ZodTypeAny>)) {
      const control = buildControl(name, type, defaultProps[name], hints[name]);
      if (typeof control === 'string') {
        report('composition.tsx', 'control', control, undefined, `${name}:`);
      } else controls.push(control);
    }
    for (const name of Object.keys(hints)) {
      if (!(name in schema.shape)) {
        report(
          'demo.json',
          'control',
          `"${name}" is worded here, but not a member of the schema`,
          `Members: ${Object.keys(schema.shape).join(', ')}.`,
          `"${name}"`,
        );
      }
    }
    const components = exportNames.filter((name) => name !== 'schema' && name !== 'defaultProps');
    if (components.length !== 1) {
      report(
        'composition.tsx',
        'exports',
        `exactly one component must be exported, not ${components.length}`,
      );
    }
    for (const specifier of imports.filter((name) => name.startsWith('.'))) {
      report(
        'composition.tsx',
        'import',
        `"${specifier}" can't be pasted`,
        'Import from packages only.',
        specifier,
      );
    }
    if (problems.length > 0 || typeof meta === 'string') return {demo: null, problems};
    const {controls: _hints, ...rest} = meta;
    return {
      demo: {
        id: source.id,
        ...rest,
        stillColor: source.stillColor ?? STAGE,
        controls,
        code: source.composition,
        slots,
      },
      problems,
    };
  } catch (error) {
    report('composition.tsx', 'evaluate', error instanceof Error ? error.message : String(error));
    return {demo: null, problems};
  }
}

function parseMeta(text: string): z.infer<typeof metaSchema> | string {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    return `not JSON: ${error instanceof Error ? error.message : error}`;
  }
  const result = metaSchema.safeParse(json);
  if (!result.success) {
    const issue = result.error.issues[0];
    return `${issue?.path.join('.') || 'demo.json'}: ${issue?.message}`;
  }
  if (result.data.stillFrame >= result.data.durationInFrames) {
    return 'stillFrame lies behind the last frame';
  }
  return result.data;
}
