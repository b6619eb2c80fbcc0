/** The picture of the template that the page begins with, apart from its code: the document has it before any script. */
export const FIRST_STILL = '/demos/templates/title.webp';
