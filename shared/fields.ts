import type {z} from 'zod';

/**
 * The schemas of all fields of a type. Written `z.object({…} satisfies Fields<T>)`, a schema that lacks a field of the
 * type doesn't compile; else it would drop one that may be missing, without a word.
 */
export type Fields<T> = {[Key in keyof T]-?: z.ZodType<T[Key], z.ZodTypeDef, unknown>};
