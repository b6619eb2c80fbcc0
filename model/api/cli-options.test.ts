import {expect, it} from 'vitest';
import {flagsIn} from './cli-options.ts';

it.each([
  ['const a = parsed_cli_1.parsedCli.runs;', ['runs']],
  ["if (args_1.parsedLambdaCli['site-name']) {}", ['site-name']],
  ['const { concurrencies, codec: c } = parsed_cli_1.parsedCli;', ['concurrencies', 'codec']],
  ['const a = options.runs;', []],
  ['parsedCli._[0]', []],
])('reads the flags of %s', (source, flags) => {
  expect(flagsIn(source)).toEqual(flags);
});
