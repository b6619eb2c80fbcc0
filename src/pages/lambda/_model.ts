import {lambdaPrices} from '../../../content/data/lambda-prices';
import {lambdaPrice} from '../../../shared/lambda-price';

/** Limits of the toolkit and of a fresh AWS account. */
export const limits = {
  functions: 200,
  minFramesPerFunction: 4,
  /** What AWS gives a function, in milliseconds. */
  runTime: 900_000,
  /** The toolkit's default, in MB. */
  disk: 2048,
} as const;

/** What a visitor sets. */
export interface RenderInput {
  region: string;
  frames: number;
  /** null: what the toolkit chooses. */
  framesPerFunction: number | null;
  /** Functions the account may run at once, the one that joins included. */
  accountLimit: number;
  memory: number;
  /** Time one function needs for one frame, in milliseconds. */
  frameTime: number;
  /** Time until a function draws its first frame, in milliseconds. */
  startTime: number;
}

/** What is set at first. */
export const INITIAL: RenderInput = {
  region: 'us-east-1',
  frames: 1800,
  framesPerFunction: null,
  accountLimit: 1000,
  memory: 2048,
  frameTime: 100,
  startTime: 2000,
};

/** Why a split can't run. */
export interface RenderProblem {
  text: string;
  /** The input that is too small or too large for it, and what it would have to be: `needs 83`. */
  input: 'framesPerFunction' | 'accountLimit';
  needs: string;
}

/** A change after which the render can run. */
export interface WayOut {
  label: string;
  change: Partial<RenderInput>;
}

/** What follows from it. */
export interface RenderEstimate {
  framesPerFunction: number;
  /** Frames of each function. */
  chunks: number[];
  /** Time until the file is there, in milliseconds. */
  time: number;
  /** Time that one such function would take for all frames, were it allowed to; in milliseconds. */
  timeAlone: number;
  /** Sum over all functions, in milliseconds. */
  billedTime: number;
  cost: number;
  /** Empty if this split can run. */
  problems: RenderProblem[];
}

/** The chunk size the toolkit takes if none is given: 75 functions for a short video, 150 from 18,000 frames on. */
export function defaultFramesPerFunction(frames: number): number {
  const concurrency = 75 + 75 * Math.min(frames / 18000, 1);
  const functions = Math.ceil(frames / Math.max(frames / concurrency, 20));
  return Math.ceil(frames / functions);
}

/** Splits a render as the toolkit does and estimates its time and cost. Throws for a region without prices. */
export function estimate(input: RenderInput): RenderEstimate {
  const {frames, frameTime, startTime} = input;
  const prices = lambdaPrices[input.region];
  if (!prices) throw new RangeError(`No prices for the region ${input.region}`);
  const framesPerFunction = input.framesPerFunction ?? defaultFramesPerFunction(frames);
  const functions = Math.ceil(frames / framesPerFunction);
  const chunks = Array.from({length: functions}, (_, index) =>
    Math.min(framesPerFunction, frames - index * framesPerFunction),
  );
  const longest = startTime + framesPerFunction * frameTime;
  // The first function waits for the others and joins their parts; its own start is counted too.
  const time = startTime + longest;
  const billedTime = time + chunks.reduce((sum, chunk) => sum + startTime + chunk * frameTime, 0);
  const problems: RenderProblem[] = [];
  if (functions > limits.functions) {
    problems.push({
      text: `A render is limited to ${limits.functions} functions; this split needs ${functions}.`,
      input: 'framesPerFunction',
      needs: `at least ${Math.ceil(frames / limits.functions)}`,
    });
  }
  if (functions + 1 > input.accountLimit) {
    problems.push({
      text: `The account runs ${input.accountLimit} functions at once; this split needs ${functions} and one that joins.`,
      input: 'accountLimit',
      needs: `needs ${functions + 1}`,
    });
  }
  // The one that joins waits for the longest.
  if (time > limits.runTime) {
    problems.push({
      text: 'A function would run longer than the 15 minutes AWS allows.',
      input: 'framesPerFunction',
      needs: `at most ${Math.floor((limits.runTime - 2 * startTime) / frameTime)}`,
    });
  }
  return {
    framesPerFunction,
    chunks,
    time,
    timeAlone: startTime + frames * frameTime,
    billedTime,
    cost: lambdaPrice(prices, {
      memory: input.memory,
      disk: limits.disk,
      billedTime,
      invocations: functions + 1,
    }),
    problems,
  };
}

/** The account's limit that so many functions and the one that joins need, in the steps in which it is set. */
const limitFor = (functions: number) => Math.ceil((functions + 1) / 10) * 10;

/**
 * The smallest changes after which a render that can't run can, two at most: another split within the account's limit,
 * the toolkit's own split, a higher limit, or both. None if it can run. Throws for a region without prices.
 */
export function waysOut(input: RenderInput): WayOut[] {
  const {frames, accountLimit} = input;
  const {chunks, problems} = estimate(input);
  if (problems.length === 0) return [];
  const within = Math.max(
    Math.ceil(frames / Math.min(accountLimit - 1, limits.functions)),
    limits.minFramesPerFunction,
  );
  const higher = limitFor(chunks.length);
  const highest = limitFor(Math.ceil(frames / defaultFramesPerFunction(frames)));
  const ways: WayOut[] = [
    {label: `Use ${Math.ceil(frames / within)} functions`, change: {framesPerFunction: within}},
    {label: 'Let the toolkit split', change: {framesPerFunction: null}},
    {label: `Raise concurrency to ${higher}`, change: {accountLimit: higher}},
    {
      label: `Let the toolkit split, with a concurrency of ${highest}`,
      change: {framesPerFunction: null, accountLimit: highest},
    },
  ];
  return ways
    .filter(({change}) => estimate({...input, ...change}).problems.length === 0)
    .slice(0, 2);
}

/** Between two lines of the chart, in milliseconds. */
const STEPS = [500, 1000, 2000, 5000, 10_000, 30_000, 60_000, 120_000, 300_000];
const MOST_LINES = 8;

/** Times at which the chart of a render that takes so long has a line, from 0 on; in milliseconds. */
export function linesOf(time: number): number[] {
  const step = STEPS.find((length) => time / length <= MOST_LINES) ?? time / MOST_LINES;
  return Array.from({length: Math.floor(time / step) + 1}, (_, index) => index * step);
}
