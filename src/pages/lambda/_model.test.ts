import {existsSync} from 'node:fs';
import {createRequire} from 'node:module';
import {describe, expect, it} from 'vitest';
import {lambdaPrices} from '../../../content/data/lambda-prices';
import {lambdaPrice} from '../../../shared/lambda-price';
import {defaultFramesPerFunction, estimate, INITIAL, limits, linesOf, waysOut} from './_model';

const toolkit = 'toolkit/node_modules/@remotion/lambda-client/dist/estimate-price.js';
const split = 'toolkit/node_modules/@remotion/serverless/dist/best-frames-per-function-param.js';
const constants = 'toolkit/node_modules/@remotion/serverless-client/dist/constants.js';

describe('estimate', () => {
  it('renders each frame once', () => {
    for (const frames of [1, 20, 21, 1799, 18000, 54000]) {
      const {chunks} = estimate({...INITIAL, frames});
      expect(chunks.reduce((sum, chunk) => sum + chunk, 0)).toBe(frames);
      expect(Math.min(...chunks)).toBeGreaterThan(0);
    }
  });

  it('chooses chunks as the toolkit does', () => {
    expect(defaultFramesPerFunction(21)).toBe(11);
    expect(defaultFramesPerFunction(18000)).toBe(120);
  });

  it('compares with one function that starts once and renders all frames', () => {
    expect(estimate(INITIAL).timeAlone).toBe(182_000);
    const {time, timeAlone} = estimate({...INITIAL, frames: 21, framesPerFunction: 21});
    // Split in one part, the one that joins starts before it.
    expect(time - timeAlone).toBe(INITIAL.startTime);
  });

  it('says why a split cannot run', () => {
    expect(estimate({...INITIAL, framesPerFunction: 4}).problems).toEqual([
      {
        text: 'A render is limited to 200 functions; this split needs 450.',
        input: 'framesPerFunction',
        needs: 'at least 9',
      },
    ]);
    expect(estimate({...INITIAL, accountLimit: 10}).problems).toMatchObject([
      {input: 'accountLimit', needs: 'needs 83'},
    ]);
    expect(estimate({...INITIAL, frames: 54000, frameTime: 5000}).problems).toMatchObject([
      {text: 'A function would run longer than the 15 minutes AWS allows.', needs: 'at most 179'},
    ]);
  });

  it('counts the wait of the function that joins', () => {
    const long = {...INITIAL, frames: 448, framesPerFunction: 448, frameTime: 2000};
    expect(estimate({...long, startTime: 1000}).problems).toEqual([]);
    expect(estimate({...long, startTime: 3000}).problems).toHaveLength(1);
  });

  it('offers nothing but what can run, for each split that cannot', () => {
    expect(waysOut(INITIAL)).toEqual([]);
    expect(waysOut({...INITIAL, accountLimit: 10})).toEqual([
      {label: 'Use 9 functions', change: {framesPerFunction: 200}},
      {label: 'Raise concurrency to 90', change: {accountLimit: 90}},
    ]);
    for (const frames of [150, 1800, 36_000]) {
      for (const framesPerFunction of [4, 600]) {
        for (const accountLimit of [10, 30, 1000]) {
          for (const frameTime of [10, 2000]) {
            const set = {...INITIAL, frames, framesPerFunction, accountLimit, frameTime};
            const ways = waysOut(set);
            expect(ways.length > 0).toBe(estimate(set).problems.length > 0);
            for (const {change} of ways) expect(estimate({...set, ...change}).problems).toEqual([]);
          }
        }
      }
    }
  });

  it('throws for a region without prices', () => {
    expect(() => estimate({...INITIAL, region: 'moon-1'})).toThrow(
      'No prices for the region moon-1',
    );
  });
});

// npm test installs the toolkit before it; a run of this file alone may have nothing to compare with.
describe.skipIf(!existsSync(toolkit))('the toolkit itself', () => {
  const load = createRequire(import.meta.url);

  it('splits into the same chunks', () => {
    const {bestFramesPerFunctionParam} = load(`${process.cwd()}/${split}`) as {
      bestFramesPerFunctionParam: (frames: number) => number;
    };
    for (let frames = 1; frames <= 36_000; frames += 7) {
      expect(defaultFramesPerFunction(frames), `${frames} frames`).toBe(
        bestFramesPerFunctionParam(frames),
      );
    }
  });

  it('has the same limits', () => {
    const {MAX_FUNCTIONS_PER_RENDER, MINIMUM_FRAMES_PER_FUNCTIONS} = load(
      `${process.cwd()}/${constants}`,
    ) as Record<string, number>;
    expect(limits.functions).toBe(MAX_FUNCTIONS_PER_RENDER);
    expect(limits.minFramesPerFunction).toBe(MINIMUM_FRAMES_PER_FUNCTIONS);
  });

  it('returns the same price from estimatePrice(), in all regions', () => {
    const {estimatePrice} = load(`${process.cwd()}/${toolkit}`) as {
      estimatePrice: (options: Record<string, unknown>) => number;
    };
    for (const [region, prices] of Object.entries(lambdaPrices)) {
      for (const disk of [512, 2048, 10240]) {
        const used = {memory: 3008, disk, billedTime: 1_234_567, invocations: 76};
        expect(lambdaPrice(prices, used)).toBe(
          estimatePrice({
            region,
            memorySizeInMb: 3008,
            diskSizeInMb: disk,
            durationInMilliseconds: 1_234_567,
            lambdasInvoked: 76,
          }),
        );
      }
    }
  });
});

describe('linesOf', () => {
  it.each([
    [700, [0, 500]],
    [6200, [0, 1000, 2000, 3000, 4000, 5000, 6000]],
    [95_000, [0, 30_000, 60_000, 90_000]],
  ])('has a line at whole times of %d ms', (time, lines) => {
    expect(linesOf(time)).toEqual(lines);
  });

  it('never has more than nine, however long a render takes', () => {
    for (const time of [1, 999, 4001, 41_000, 2_400_000, 36_000_000, 123_456_789]) {
      const lines = linesOf(time);
      expect(lines.length).toBeLessThanOrEqual(9);
      expect(Math.max(...lines)).toBeLessThanOrEqual(time);
    }
  });
});
