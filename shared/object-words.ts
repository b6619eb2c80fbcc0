import {normalizeTerm} from './search-terms.ts';

/**
 * What something is done to in a film: who asks how to fade in a logo asks how to fade in, and would be helped by the
 * same page with a title.
 */
const OBJECTS = new Set(
  (
    'avatar ball box card character div element face heading headline icon image item label logo object paragraph ' +
    'photo photograph picture quote rectangle scene screenshot sentence square sticker text title word'
  )
    .split(' ')
    .map(normalizeTerm),
);

/** Tells whether a word is what something is done to, rather than what is done. */
export const isObject = (word: string): boolean => OBJECTS.has(normalizeTerm(word));
