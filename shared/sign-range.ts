/** A range of single signs, such as 0-9, which browsers break behind its hyphen. Meant to be part of other patterns. */
export const signRange = String.raw`\b\w-\w\b`;
