import {defineConfig} from 'vitest/config';

export default defineConfig({
  test: {
    include: [
      '{model,mdx,plugins,checks,config,shared,src,demos,commands,build-steps,hosting,mcp,proofs,benchmarks}/**/*.test.{ts,tsx}',
    ],
    // The pinned toolkit and the syntax trees are read once per file; two cores are all there is.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
    minWorkers: 1,
  },
});
