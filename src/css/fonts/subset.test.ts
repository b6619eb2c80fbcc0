import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {MONO, subsetMono} from './subset';

test('the code typeface is what "npm run fonts" makes of the installed one', async () => {
  expect(Buffer.compare(readFileSync(MONO), await subsetMono())).toBe(0);
});
