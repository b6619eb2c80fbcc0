import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {FONT_FILES} from './subset';

test.each(FONT_FILES)('$path is what "npm run fonts" makes of the installed face', async (file) => {
  expect(Buffer.compare(readFileSync(file.path), await file.make())).toBe(0);
});
