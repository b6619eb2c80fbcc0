import {readFileSync} from 'node:fs';
import {globSync} from 'tinyglobby';
import {configDefaults, defineConfig} from 'vitest/config';

const TESTS =
  '{model,mdx,plugins,checks,config,shared,src,demos,commands,build-steps,hosting,mcp,proofs,benchmarks}/**/*.test.{ts,tsx}';

/** Files that put modules of their own in the place of others, which all that run in the same process would get. */
const replacing = globSync(TESTS, {ignore: configDefaults.exclude}).filter((file) =>
  readFileSync(file, 'utf8').includes('vi.mock('),
);

export default defineConfig({
  test: {
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Two cores are all there is.
    maxWorkers: 2,
    minWorkers: 1,
    // Files that share a process read the pinned toolkit and the parsers once: half the work. Whether files do is
    // said of a whole pool, so those that must not have the other one.
    poolOptions: {forks: {isolate: false}, threads: {isolate: true}},
    projects: [
      {
        extends: true,
        test: {
          name: 'together',
          pool: 'forks',
          include: [TESTS],
          exclude: [...configDefaults.exclude, ...replacing],
        },
      },
      {extends: true, test: {name: 'alone', pool: 'threads', include: replacing}},
    ],
  },
});
