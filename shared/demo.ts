import {encodeText} from './encode.ts';

/** Headings of the gallery, in its order. */
export const demoGroups = [
  'Core',
  'Interpolation',
  'Easing',
  'Springs',
  'Sequences',
  'Text',
  'Shapes',
  'Paths',
  'Noise',
  'Transitions',
  'Motion blur',
  'Styles',
  'Charts',
  'Media',
  'Player',
  'Templates',
  'Stories',
  // Shown on their own pages below /docs/recipes/ and not in the gallery of demos.
  'Recipes',
] as const;

/** Sizes a demo can be shown in, when its composition follows `useVideoConfig()`. */
export const demoFormats = {
  '16:9': {width: 640, height: 360},
  '9:16': {width: 360, height: 640},
} as const;

/** One of these sizes. */
export type DemoFormat = keyof typeof demoFormats;

/** What a reader can set a control to. */
export type DemoValue = number | string | boolean;

/** The values of all controls, by name of the prop. */
export type DemoValues = Record<string, DemoValue>;

interface ControlBase {
  /** Name of the prop it sets. */
  name: string;
  /** Shown beside the input. */
  label: string;
  /** The value in the demo's `defaultProps`. */
  initial: DemoValue;
}

/** An input made from one member of a demo's schema. */
export type DemoControl =
  | (ControlBase & {
      kind: 'number';
      min: number;
      max: number;
      step: number;
      unit?: string | undefined;
    })
  | (ControlBase & {kind: 'select'; options: string[]})
  | (ControlBase & {kind: 'color'})
  | (ControlBase & {kind: 'boolean'})
  | (ControlBase & {kind: 'text'; maxLength?: number | undefined});

/** What a schema can't say of a control. */
export interface ControlWording {
  label?: string | undefined;
  unit?: string | undefined;
  step?: number | undefined;
}

/**
 * Picks what is lost of controls where they are made from the code alone.
 * Takes the controls; returns their wording, by name of the prop.
 */
export const wordingOf = (controls: readonly DemoControl[]): Record<string, ControlWording> =>
  Object.fromEntries(
    controls.map((control) => {
      const {name, label} = control;
      return [
        name,
        control.kind === 'number' ? {label, unit: control.unit, step: control.step} : {label},
      ];
    }),
  );

/**
 * Gives controls that were made from code the wording that the page has for them.
 * Takes the controls and the wording; returns the controls, those without wording as they were.
 */
export const wordControls = (
  controls: readonly DemoControl[],
  wording: Record<string, ControlWording> = {},
): DemoControl[] =>
  controls.map((control) => {
    const {label = control.label, unit, step} = wording[control.name] ?? {};
    return control.kind === 'number'
      ? {...control, label, unit: unit ?? control.unit, step: step ?? control.step}
      : {...control, label};
  });

/** All a page needs to show a demo before (and without) running it. */
export interface Demo {
  id: string;
  title: string;
  /** Heading in the gallery. */
  group: (typeof demoGroups)[number];
  fps: number;
  durationInFrames: number;
  width: number;
  height: number;
  stillFrame: number;
  /** Color of the still as a whole, `#rrggbb`: shown until the still has loaded. */
  stillColor: string;
  /** Formats it is made for; the first is the one of the still. */
  formats: DemoFormat[];
  /** True if it makes sound. */
  audio: boolean;
  /** Files it reads, as paths from `static/demos/media/`. */
  media: string[];
  controls: DemoControl[];
  /** The source as it is in the file. */
  code: string;
  /** Where in `code` the default values are, to put the reader's values there. */
  slots: DemoSlot[];
}

/** Where in a demo's code the value of a prop is: offsets in characters. */
export interface DemoSlot {
  name: string;
  start: number;
  end: number;
}

/**
 * Prints a control's value the way the shown source writes it.
 * Takes a value; returns a JavaScript literal with single quotes.
 */
export function literal(value: DemoValue): string {
  if (typeof value !== 'string') return String(value);
  return `'${value.replace(/\\/g, '\\\\').replace(/'/g, "\\'").replace(/\n/g, '\\n')}'`;
}

/**
 * Writes a demo's state for the address bar.
 * Takes the demo's id, its controls and the current values; returns `demo=spring:damping=4`,
 * with only those values that differ from the default.
 */
export function stateToHash(
  id: string,
  controls: readonly Pick<DemoControl, 'name' | 'initial'>[],
  values: DemoValues,
): string {
  const changed = controls
    .filter((control) => values[control.name] !== control.initial)
    .map((control) => `${control.name}=${encodeText(String(values[control.name]))}`);
  return `demo=${id}${changed.length > 0 ? `:${changed.join('&')}` : ''}`;
}

/**
 * Reads a demo's state from the address bar.
 * Takes a location hash, an id and the demo's controls; returns null if the hash speaks of another
 * demo, else all values; what is unknown or out of range falls back to the default.
 */
export function hashToState(hash: string, id: string, controls: DemoControl[]): DemoValues | null {
  const match = /^#?demo=([a-z0-9-]+)(?::(.*))?$/.exec(hash);
  if (match?.[1] !== id) return null;
  const given = new URLSearchParams(match[2] ?? '');
  const values: DemoValues = {};
  for (const control of controls) {
    values[control.name] = readValue(control, given.get(control.name));
  }
  return values;
}

/** Characters that a text may have if its schema doesn't say. */
export const MAX_TEXT_LENGTH = 80;

/** Tells whether a text is a color as controls have it: `#ff7a45`. */
export const isColor = (text: string): boolean => /^#[0-9a-f]{6}$/i.test(text);

function readValue(control: DemoControl, text: string | null): DemoValue {
  if (text === null) return control.initial;
  if (control.kind === 'number') {
    const value = Number(text);
    return text !== '' && value >= control.min && value <= control.max ? value : control.initial;
  }
  if (control.kind === 'boolean') return text === 'true';
  if (control.kind === 'select') return control.options.includes(text) ? text : control.initial;
  if (control.kind === 'color') return isColor(text) ? text : control.initial;
  return text.slice(0, control.maxLength ?? MAX_TEXT_LENGTH);
}

/** What a page carries of a demo: all but what only the build needs. */
export type DemoView = Omit<Demo, 'code' | 'slots' | 'media' | 'group'> & {
  /** Highlighted source for the inside of `<code>`; values sit in `<b data-value="name">`. */
  html: string;
};

/** What the gallery shows of a demo before it is opened. */
export type DemoCard = Pick<Demo, 'id' | 'title' | 'group' | 'width' | 'height' | 'stillColor'>;

/** What the gallery shows of a demo that is opened. */
export type OpenedDemo = DemoView & {
  name: string;
  /** The page that says more about it. */
  page?: {label: string; path: string} | undefined;
};

/** What a card needs to show a demo's still, and to play it when asked. */
export type DemoPreview = Pick<
  Demo,
  'id' | 'title' | 'width' | 'height' | 'fps' | 'durationInFrames' | 'stillFrame' | 'stillColor'
>;

/** Picks what a card needs of a demo: no more is put into the data of its page. */
export const previewOf = (demo: Demo): DemoPreview => {
  const {id, title, width, height, fps, durationInFrames, stillFrame, stillColor} = demo;
  return {id, title, width, height, fps, durationInFrames, stillFrame, stillColor};
};
