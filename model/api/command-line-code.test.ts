import {expect, it} from 'vitest';
import {readModule} from './command-line-code.ts';

it.each([
  ['const a = parsed_cli_1.parsedCli.runs;', ['runs']],
  ["if (args_1.parsedLambdaCli['site-name']) {}", ['site-name']],
  ['const { concurrencies, codec: c } = parsed_cli_1.parsedCli;', ['concurrencies', 'codec']],
  ['const a = options.runs;', []],
  ['parsedCli._[0]', []],
  ["// parsedCli.runs\nconst a = 'parsedCli.codec';", []],
])('reads the flags of %s', (source, flags) => {
  expect(readModule(source).flags).toEqual(flags);
});

it.each([
  ['crfOption.getValue({commandLine: parsed_cli_1.parsedCli}).value'],
  ['args_1.parsedLambdaCli[client_1.BrowserSafeApis.options.crfOption.cliFlag]'],
  ['const flag = client_1.BrowserSafeApis.options.crfOption.cliFlag'],
])('reads the option that is asked in %s', (source) => {
  expect(readModule(source).options).toEqual(['crfOption']);
});

it('pairs flags with setters', () => {
  const source = `
    if (parsed_cli_1.parsedCli.width) { config_1.Config.overrideWidth(parsed_cli_1.parsedCli.width); }
    if (parsed_cli_1.parsedCli['pixel-format']) { log({a: 1}); config_1.Config.setPixelFormat(1); }
    if (parsed_cli_1.parsedCli.frames) { config_1.ConfigInternals.setFrameRange(1); }
    if (parsed_cli_1.parsedCli.png) { throw new Error(); }`;
  expect(readModule(source).setters).toEqual([
    ['overrideWidth', 'width'],
    ['setPixelFormat', 'pixel-format'],
  ]);
});

it('reads the words of commands', () => {
  const source = `
    exports.STILL_COMMAND = void 0;
    exports.STILL_COMMAND = 'still';
    exports.SITES_RM_SUBCOMMAND = 'rm';
    exports.LEFT_COLUMN = 'left';
    if (command === 'render' || command === other_1.STILL_COMMAND) {}`;
  expect(readModule(source)).toMatchObject({commands: ['still', 'rm'], compared: ['render']});
});
