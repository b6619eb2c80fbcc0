/** Escapes text for HTML content; quotes need no escape there, and code is full of them. */
export const escapeText = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

/** Escapes text for an attribute in double quotes. */
export const escapeAttribute = (text: string): string => escapeText(text).replace(/"/g, '&quot;');
