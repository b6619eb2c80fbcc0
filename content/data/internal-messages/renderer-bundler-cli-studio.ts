import type {InternalMessages} from '../../../shared/error-entry.ts';

/** Of renderer, bundler and command line; see ../internal-messages.ts. */
export const rows: InternalMessages[] = [];
