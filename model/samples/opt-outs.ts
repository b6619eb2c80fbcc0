import type {Problem} from '../../shared/problem.ts';
import {isTypeScript} from './project.ts';
import type {PlacedSample} from './read.ts';

/** From this share of the TypeScript samples on, opting out isn't an exception any more. */
const limit = 0.02;
/** Below this number of samples a share says nothing. */
const enough = 200;

/** @returns A Problem if the sample opts out and doesn't say why. */
export function checkOptOut(sample: PlacedSample): Problem[] {
  if (!sample.meta.checkOff || sample.meta.reason) return [];
  return [
    {
      ...fenceOf(sample),
      rule: 'samples/opt-out-without-reason',
      message: 'The sample is not checked and does not say why.',
      hint: 'check=off reason="…", or better: make it compile.',
    },
  ];
}

/** @returns How many TypeScript samples are not checked. */
export function countOptOuts(samples: readonly PlacedSample[]): number {
  return samples.filter((sample) => isTypeScript(sample) && sample.meta.checkOff).length;
}

/** @returns A Problem if too many of all the site's samples opt out; it stands at the last of them. */
export function checkShareOfOptOuts(samples: readonly PlacedSample[]): Problem[] {
  const code = samples.filter(isTypeScript);
  const off = code.filter((sample) => sample.meta.checkOff);
  const last = off.at(-1);
  if (!last || code.length < enough || off.length < code.length * limit) return [];
  return [
    {
      ...fenceOf(last),
      rule: 'samples/too-many-opt-outs',
      message: `${off.length} of ${code.length} samples are not checked; less than ${limit * 100} % may be.`,
      hint: `Pages with check=off: ${[...new Set(off.map((sample) => sample.file))].join(', ')}.`,
    },
  ];
}

function fenceOf(sample: PlacedSample): Pick<Problem, 'file' | 'line' | 'column'> {
  return {file: sample.file, line: sample.line - 1, column: 1};
}
