import type {InternalMessages} from '../../../shared/error-entry.ts';

/** Of renderer, bundler, command line and Studio; see ../internal-messages.ts. */
export const rows: InternalMessages[] = [];
