import {expect, it} from 'vitest';
import {neededSlug} from './manifest.ts';

it.each([
  ['spring', '/docs/spring', undefined],
  ['shapes/index', '/docs/shapes/', undefined],
  ['cli/cli', '/docs/cli/', undefined],
  ['gif/gif', '/docs/gif/gif', '/gif/gif'],
  ['getting-started', '/docs/', '/'],
  ['lottie/lottie-index', '/docs/lottie/', '/lottie/'],
  ['lambda/without-iam/ec2', '/docs/lambda/ec2', '/lambda/ec2'],
])('%s at %s needs the slug %s', (id, path, slug) => {
  expect(neededSlug({id, path})).toBe(slug);
});
