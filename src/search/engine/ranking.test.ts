import {expect, it} from 'vitest';
import {commandOf, generalPart} from './ranking';

it.each([
  ['at validateFrame: RangeError: Cannot use frame 3', 'Cannot use frame 3'],
  ['Error: Cannot read https://x.com/v.mp4 without a length', 'Cannot read   without a length'],
  [
    'User: arn:aws:iam::415:user/me is not authorized to perform',
    'User:   is not authorized to perform',
  ],
  ['Model does not exist at /home/me/whisper.cpp/a.bin', 'Model does not exist at'],
  ['Cannot find C:\\Users\\me\\index.ts in this project', 'Cannot find   in this project'],
  // Nothing would be left to search for, or nothing is the reader's own.
  ['https://remotion.dev/docs', 'https://remotion.dev/docs'],
  ['@remotion/lambda/client', '@remotion/lambda/client'],
  ['and/or in a query', 'and/or in a query'],
])('what of “%s” is not only the reader’s', (query, rest) => {
  expect(generalPart(query)).toBe(rest);
});

it.each([
  ['npx remotion render', 'npx remotion render '],
  ['pnpm exec remotion still src/index.ts', 'npx remotion still src/index.ts '],
  ['bunx remotion add zod', 'npx remotion add zod '],
  ['remotion render', ''],
  ['npx create-video', ''],
])('the command in “%s”', (query, command) => {
  expect(commandOf(query)).toBe(command);
});
