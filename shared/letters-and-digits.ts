/** Only letters and digits, in lower case: what two spellings of one name or text have in common. */
export const lettersAndDigits = (text: string): string =>
  text.replace(/[^\p{L}\p{N}]+/gu, '').toLowerCase();
