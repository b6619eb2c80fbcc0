import type {InternalMessages} from '../../../shared/error-entry.ts';

/** Of Lambda and Cloud Run; see ../internal-messages.ts. */
export const rows: InternalMessages[] = [];
