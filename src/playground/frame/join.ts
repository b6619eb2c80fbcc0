/** Joins a folder and a relative specifier: `src` and `../a` give `a`. */
export function join(folder: string, specifier: string): string {
  const parts = folder ? folder.split('/') : [];
  for (const part of specifier.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.' && part !== '') parts.push(part);
  }
  return parts.join('/');
}
