/** Why a candidate isn't replayed. */
export interface Reason {
  page: RegExp;
  /** Only those of the page with this in their text. */
  text?: RegExp;
  reason: string;
}

export const reasons: Reason[] = [];
