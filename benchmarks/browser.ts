import {type Browser, chromium} from '@playwright/test';
import {chromiumPath, QUIET_ARGS} from '../commands/chromium.mjs';

/** Starts the browser in which things are measured. */
export const launch = (): Promise<Browser> =>
  chromium.launch({executablePath: chromiumPath(), args: QUIET_ARGS});
