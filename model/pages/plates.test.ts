import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {plates} from '../../content/data/plates.ts';

const pages = path.resolve('content/docs');

describe.each(Object.entries(plates))('the plate of %s', (id, lines) => {
  it('has at most four lines of 24 characters', () => {
    expect(lines.length).toBeLessThanOrEqual(4);
    for (const line of lines) expect(line.replaceAll('*', '').length, line).toBeLessThanOrEqual(24);
  });

  it('marks names that its page, or one beside it, has', () => {
    const folder = path.dirname(path.join(pages, id));
    const files = id.includes('/')
      ? readdirSync(folder).map((name) => path.join(folder, name))
      : [path.join(pages, `${id}.mdx`)];
    const text = files
      .filter((file) => file.endsWith('.mdx'))
      .map((file) => readFileSync(file, 'utf8'))
      .join('\n');
    const marked = lines
      .join('\n')
      .split('*')
      .filter((_, place) => place % 2 === 1);
    expect(marked.length).toBeGreaterThan(0);
    for (const name of marked) expect(text).toContain(name);
  });
});
