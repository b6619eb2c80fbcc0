import {type Context, useContext} from 'react';

/**
 * Reads a context whose value the site's layout provides.
 *
 * @param hook Name of the hook that reads it, for the message.
 * @throws {Error} Outside the layout.
 */
export function useLayoutValue<T>(context: Context<T | undefined>, hook: string): T {
  const value = useContext(context);
  if (value === undefined) throw new Error(`${hook}() needs the layout around it.`);
  return value;
}
