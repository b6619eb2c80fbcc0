import type {z} from 'zod';

/**
 * Reads JSON as what it has to be.
 *
 * @param file Its name, for the message.
 * @param text The JSON.
 * @param schema What it has to hold.
 * @throws If it isn't JSON, or not what it has to be: with the file's name and the key.
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
  const result = schema.safeParse(content);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw new Error(`${file}: ${issue?.path.join('.') || 'the whole'}: ${issue?.message}`);
}
