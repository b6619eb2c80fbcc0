/** The build of the first `npm start`, beside the pages that are shown meanwhile: those go first. */
import os from 'node:os';
import {build, fail, messageOf} from './setup.mjs';

os.setPriority(os.constants.priority.PRIORITY_BELOW_NORMAL);
try {
  build();
} catch (error) {
  fail(messageOf(error));
}
