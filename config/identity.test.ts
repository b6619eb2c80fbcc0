import {expect, it} from 'vitest';
import own from '../package.json';
import toolkit from '../toolkit/package.json';
import {identity} from './identity.ts';

it('the version that the site names is the one that is pinned', () => {
  expect(toolkit.dependencies.remotion).toBe(identity.version);
  expect(own.version).toBe(identity.version);
});
