import type {InternalMessages} from '../../../shared/error-entry.ts';

/** Of remotion, player and the small packages; see ../internal-messages.ts. */
export const rows: InternalMessages[] = [];
