/** Between the facts of a line: a middle dot with room at its sides, as the typeface's own space is narrow. */
export const DOT = '\u2002·\u2002';
