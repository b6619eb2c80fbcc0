/** Undoes something when the process ends, be it by itself, by an error or by Ctrl+C. */
export function atEnd(undo: () => void): void {
  process.on('exit', undo);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
}
