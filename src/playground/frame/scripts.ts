/** Stands for packages of Node.js, so that a reader's script can be run: what it asks for is noted, not done. */
import {lambdaPrices} from '../../../content/data/lambda-prices';
import type {ScriptCall} from '../../../shared/course/film';
import {lambdaPrice} from '../../../shared/lambda-price';
import {LIMITS} from '../limits';
import type {Entry} from './entry';
import type {Require} from './libraries';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Leaves out of options what isn't data. */
function plain(options: unknown): Record<string, unknown> {
  if (!isRecord(options)) return {};
  const text = JSON.stringify(options, (_, value) =>
    typeof value === 'function' ? '(function)' : value,
  );
  const read: unknown = text.length < 20_000 ? JSON.parse(text) : {};
  return isRecord(read) ? read : {};
}

/** Answers as `estimatePrice()` does. Throws for a region that isn't in the table. */
function estimatePrice(options: Record<string, unknown>): number {
  const prices = lambdaPrices[String(options.region)];
  if (!prices) throw new TypeError(`There is no region "${String(options.region)}".`);
  return lambdaPrice(prices, {
    memory: Number(options.memorySizeInMb),
    disk: Number(options.diskSizeInMb),
    billedTime: Number(options.durationInMilliseconds),
    invocations: Number(options.lambdasInvoked),
  });
}

/** What a script finds when it imports a package, and the list of what it has asked for. */
interface ScriptWorld {
  require: Require;
  calls: ScriptCall[];
}

/**
 * Makes the packages that a script may import.
 * Takes what runs beside it: its compositions are those that the script can select.
 */
export function scriptWorld(entry: Entry): ScriptWorld {
  const calls: ScriptCall[] = [];
  const note = (name: string, options: unknown) => {
    // A loop without end has another guard.
    if (calls.length < LIMITS.calls) calls.push({name, options: plain(options)});
  };
  const noted =
    (name: string, answer: unknown = undefined) =>
    async (options?: unknown) => {
      note(name, options);
      return answer;
    };
  const selectComposition = async (options: unknown) => {
    note('selectComposition', options);
    const {id, inputProps} = isRecord(options) ? options : {};
    const selected = await entry.select?.(String(id), isRecord(inputProps) ? inputProps : {});
    if (!selected) {
      throw new Error(
        `There is no composition "${String(id)}". There are: ${entry.compositions.join(', ')}.`,
      );
    }
    return {id, ...selected.video, props: selected.defaultProps};
  };
  const lambda = {
    estimatePrice: (options: unknown) => {
      note('estimatePrice', options);
      return estimatePrice(plain(options));
    },
    getFunctions: noted('getFunctions', [
      {functionName: 'remotion-render-4-0-311-mem2048mb-disk2048mb-120sec'},
    ]),
    renderMediaOnLambda: noted('renderMediaOnLambda', {renderId: 'noted', bucketName: 'noted'}),
    renderStillOnLambda: noted('renderStillOnLambda', {renderId: 'noted', bucketName: 'noted'}),
    getRenderProgress: noted('getRenderProgress', {
      done: true,
      overallProgress: 1,
      fatalErrorEncountered: false,
    }),
  };
  const known: Record<string, unknown> = {
    '@remotion/bundler': {bundle: noted('bundle', 'bundle')},
    '@remotion/renderer': {
      ensureBrowser: noted('ensureBrowser'),
      openBrowser: noted('openBrowser', {close: noted('close')}),
      selectComposition,
      renderMedia: noted('renderMedia', {buffer: null, slowestFrames: []}),
      renderStill: noted('renderStill', {buffer: null}),
    },
    '@remotion/lambda': lambda,
    '@remotion/lambda/client': lambda,
    'node:path': {
      default: {
        resolve: (...parts: string[]) => parts.join('/'),
        join: (...parts: string[]) => parts.join('/'),
      },
      resolve: (...parts: string[]) => parts.join('/'),
      join: (...parts: string[]) => parts.join('/'),
    },
  };
  return {
    calls,
    require: (name) => {
      const found = known[name] ?? known[`node:${name}`];
      if (isRecord(found)) return {__esModule: true, ...found};
      throw new Error(
        `A script on this page can’t import "${name}". There are: ${Object.keys(known).join(', ')}.`,
      );
    },
  };
}
