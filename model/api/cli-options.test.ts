import {expect, it} from 'vitest';
import {flagsIn, readsIn, settersIn} from './cli-options.ts';

it.each([
  ['const a = parsed_cli_1.parsedCli.runs;', ['runs']],
  ["if (args_1.parsedLambdaCli['site-name']) {}", ['site-name']],
  ['const { concurrencies, codec: c } = parsed_cli_1.parsedCli;', ['concurrencies', 'codec']],
  ['const a = options.runs;', []],
  ['parsedCli._[0]', []],
])('reads the flags of %s', (source, flags) => {
  expect(flagsIn(source)).toEqual(flags);
});

it('reads the flags of options that look them up themselves', () => {
  const options = new Map([['crfOption', 'crf']]);
  const source =
    'const a = crfOption.getValue({commandLine: parsed_cli_1.parsedCli}).value; other.getValue();';
  expect(readsIn(source, options)).toEqual(['crf']);
  const indexed =
    'const a = args_1.parsedLambdaCli[client_1.BrowserSafeApis.options.crfOption.cliFlag];';
  expect(readsIn(indexed, options)).toEqual(['crf']);
});

it('pairs flags with setters', () => {
  const source = `
    if (parsed_cli_1.parsedCli.width) { config_1.Config.overrideWidth(parsed_cli_1.parsedCli.width); }
    if (parsed_cli_1.parsedCli['pixel-format']) { config_1.Config.setPixelFormat(1); }
    if (parsed_cli_1.parsedCli.png) { throw new Error(); }`;
  expect(settersIn(source)).toEqual([
    ['overrideWidth', 'width'],
    ['setPixelFormat', 'pixel-format'],
  ]);
});
