/**
 * Tells whether something that came from outside, a file or a message, has the shape that is expected.
 * A library for this would weigh more than the first stage of the index.
 */
export type Shape<T> = (value: unknown) => value is T;

/** Checks a value for being a string. */
export const isText: Shape<string> = (value): value is string => typeof value === 'string';
/** Checks a value for being a number. */
export const isNumber: Shape<number> = (value): value is number => typeof value === 'number';
/** Checks a value for being a boolean. */
export const isFlag: Shape<boolean> = (value): value is boolean => typeof value === 'boolean';

/** A list of one thing. */
export const listOf =
  <T>(shape: Shape<T>): Shape<T[]> =>
  (value): value is T[] =>
    Array.isArray(value) && value.every(shape);

/** One of several texts. */
export const oneOf =
  <T extends string>(texts: readonly T[]): Shape<T> =>
  (value): value is T =>
    (texts as readonly unknown[]).includes(value);

/** A list of two things, of a fixed kind each. */
export const pairOf =
  <A, B>(first: Shape<A>, second: Shape<B>): Shape<[A, B]> =>
  (value): value is [A, B] =>
    Array.isArray(value) && value.length === 2 && first(value[0]) && second(value[1]);

/** What may be missing. */
export const optional =
  <T>(shape: Shape<T>): Shape<T | undefined> =>
  (value): value is T | undefined =>
    value === undefined || shape(value);

/** An object with any keys, which has one kind of values. */
export const recordOf =
  <T>(shape: Shape<T>): Shape<Record<string, T>> =>
  (value): value is Record<string, T> =>
    typeof value === 'object' && value !== null && Object.values(value).every(shape);

/** An object with these fields; it may have more. */
export const objectOf =
  <T extends object>(fields: {[Key in keyof T]-?: Shape<T[Key]>}): Shape<T> =>
  (value): value is T => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
    const own = value as Record<string, unknown>;
    return Object.entries<Shape<unknown>>(fields).every(([key, shape]) => shape(own[key]));
  };
