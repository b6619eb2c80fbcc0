import type {InternalMessages} from '../../../shared/error-entry.ts';

/** Of media parser, webcodecs and Whisper; see ../internal-messages.ts. */
export const rows: InternalMessages[] = [];
