/** Text in pieces, so that it is shown as text and never as markup: `true` marks what matched. */
export type Marked = [text: string, matched: boolean][];

/** The plain text of a marked one. */
export const plainText = (marked: Marked): string => marked.map(([text]) => text).join('');
