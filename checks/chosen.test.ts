import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {root} from '../model/io.ts';
import {chosenFiles} from './chosen.ts';

describe('the files that a check was asked for', () => {
  it('are all, if none is named', () => {
    expect(chosenFiles([])).toEqual([]);
  });

  it('are named from the root, or in full', () => {
    const file = 'content/docs/spring.mdx';
    expect(chosenFiles([`./${file}`])).toEqual([file]);
    expect(chosenFiles([path.join(root, file)])).toEqual([file]);
  });

  it('are those of a folder', () => {
    expect(chosenFiles(['content/docs/noise/'])).toContain('content/docs/noise/noise-2d.mdx');
  });

  it('must exist', () => {
    expect(() => chosenFiles(['content/docs/sprnig.mdx'])).toThrowErrorMatchingInlineSnapshot(
      `[Error: There is no content/docs/sprnig.mdx to check.]`,
    );
  });
});
