import {LIMITS} from '../limits';
import type {FromFrame} from '../protocol';

/** Lines of one run that the page is told; more than that nobody reads. */
const LOGS_TOLD = 200;

function print(value: unknown): string {
  if (typeof value === 'string') return value;
  try {
    if (value instanceof Error) return `${value.name}: ${value.message}`;
    return JSON.stringify(value) ?? String(value);
  } catch {
    return String(value);
  }
}

/**
 * Sends what the reader's code writes to the console, up to a limit for each run.
 * Takes the way to the page; returns a function that begins the count of a new run.
 */
export function forwardLogs(send: (message: FromFrame) => void): () => void {
  let left = LOGS_TOLD;
  for (const level of ['log', 'warn', 'error'] as const) {
    const original = console[level].bind(console);
    console[level] = (...values: unknown[]) => {
      original(...values);
      left -= 1;
      if (left < 0) return;
      const text = values.map((value) => print(value)).join(' ');
      send({type: 'log', level, text: text.slice(0, LIMITS.text)});
    };
  }
  return () => {
    left = LOGS_TOLD;
  };
}
