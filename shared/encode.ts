/**
 * Encodes text for an address, as `encodeURIComponent()` does, which throws for half of a character: that is
 * what stays of an emoji where a text is cut, and it would take the page down.
 */
export const encodeText = (text: string): string =>
  encodeURIComponent(text.replace(/\p{Surrogate}/gu, ''));
