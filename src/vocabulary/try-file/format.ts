const plain = (value: number, digits: number) =>
  value.toLocaleString('en-US', {maximumFractionDigits: digits});

/** @returns A size in decimal units: `512 bytes`, `41 kB`, `1.2 MB`. */
export function printBytes(bytes: number): string {
  if (bytes < 1000) return `${bytes} bytes`;
  if (bytes < 999_500) return `${plain(bytes / 1000, bytes < 10_000 ? 1 : 0)} kB`;
  return bytes < 1e9 ? `${plain(bytes / 1e6, 1)} MB` : `${plain(bytes / 1e9, 2)} GB`;
}

/** @returns A number without needless digits: `29.97`, `4`. */
export function printNumber(value: number, digits = 3): string {
  return plain(value, digits);
}

/** @returns How long something took: `12 ms`, `3.4 s`. */
export function printMilliseconds(milliseconds: number): string {
  if (milliseconds < 1000) return `${Math.max(1, Math.round(milliseconds))} ms`;
  return `${plain(milliseconds / 1000, 1)} s`;
}

/** @returns By how much a file changed: `−12 %`, `+3 %`, `same size`. */
export function printChange(before: number, after: number): string {
  const percent = Math.round((after / before - 1) * 100);
  if (percent === 0 || !Number.isFinite(percent)) return 'same size';
  return `${percent < 0 ? '−' : '+'}${Math.abs(percent)} %`;
}

/** @returns The name of a converted file: `clip.mov` to `clip.webm`. */
export function outputName(name: string, container: string): string {
  return `${name.replace(/\.[^.]*$/, '') || 'file'}.${container}`;
}
