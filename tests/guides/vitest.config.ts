import {defineConfig} from 'vitest/config';

export default defineConfig({
  root: import.meta.dirname,
  test: {
    include: ['*.guide.ts'],
    globalSetup: './setup.ts',
    // A render takes all cores; two at once are slower than one after the other.
    fileParallelism: false,
    testTimeout: 900_000,
    hookTimeout: 120_000,
    reporters: 'verbose',
  },
});
