import type {z} from 'zod';

/**
 * Holds a value against its schema.
 *
 * @param file Where it comes from, for the message.
 * @param value What was read.
 * @param schema What it has to be.
 * @throws {Error} If it is something else: with the file's name and the key.
 */
export function parseValue<T>(
  file: string,
  value: unknown,
  schema: z.ZodType<T, z.ZodTypeDef, unknown>,
): T {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw new Error(`${file}: ${issue?.path.join('.') || 'the whole'}: ${issue?.message}`);
}

/**
 * Reads JSON as what it has to be.
 *
 * @param file Its name, for the message.
 * @param text The JSON.
 * @param schema What it has to hold.
 * @throws {Error} If it isn't JSON, or not what it has to be: with the file's name and the key.
 */
export function parseJson<T>(
  file: string,
  text: string,
  schema: z.ZodType<T, z.ZodTypeDef, unknown>,
): T {
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch (error) {
    throw new Error(`${file} isn't JSON: ${error instanceof Error ? error.message : error}`);
  }
  return parseValue(file, content, schema);
}
