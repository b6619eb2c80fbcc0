import {z} from 'zod';
import {type ControlWording, type DemoControl, type DemoValue, isColor} from './demo.ts';

/** `damping` → `Damping`, `fromAngle` → `From angle`. */
function labelOf(name: string): string {
  const words = name.replace(/([a-z])([A-Z0-9])/g, '$1 $2').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function numberStep(schema: z.ZodNumber, min: number, max: number): number {
  const multiple = schema._def.checks.find((check) => check.kind === 'multipleOf');
  if (multiple?.kind === 'multipleOf') return multiple.value;
  if (schema.isInt) return 1;
  const range = max - min;
  if (range > 20) return 1;
  if (range > 1.5) return 0.1;
  return range > 0.3 ? 0.01 : 0.001;
}

/**
 * Turns one member of a demo's schema into the input a reader gets.
 * Takes the member's name, its zod type, the default value and the wording from `demo.json`;
 * returns the control, or a sentence that says why there can't be one.
 */
export function buildControl(
  name: string,
  schema: z.ZodTypeAny,
  initial: DemoValue | undefined,
  hint: ControlWording = {},
): DemoControl | string {
  if (initial === undefined) return `"${name}" has no value in defaultProps`;
  const result = schema.safeParse(initial);
  if (!result.success) {
    return `the default of "${name}" breaks its own schema: ${result.error.issues[0]?.message}`;
  }
  const base = {name, label: hint.label ?? labelOf(name), initial};
  if (schema instanceof z.ZodNumber) {
    const {minValue: min, maxValue: max} = schema;
    if (min === null || max === null) return `"${name}" needs .min() and .max() for its slider`;
    const step = hint.step ?? numberStep(schema, min, max);
    return {...base, kind: 'number', min, max, step, ...(hint.unit ? {unit: hint.unit} : {})};
  }
  if (schema instanceof z.ZodEnum) {
    return {...base, kind: 'select', options: schema.options as string[]};
  }
  if (schema instanceof z.ZodBoolean) return {...base, kind: 'boolean'};
  if (schema instanceof z.ZodString) {
    const maxLength = schema.maxLength;
    return {...base, kind: 'text', ...(maxLength === null ? {} : {maxLength})};
  }
  if (schema instanceof z.ZodEffects && schema.description === '__remotion-color') {
    if (!isColor(String(initial))) return `"${name}" must be a color like #ff7a45`;
    return {...base, kind: 'color'};
  }
  return `"${name}" has a type that has no control: number, enum, boolean, string and zColor() have`;
}
