import type {Marked} from '../engine/snippet';

/** Shows text with its matches marked; never as markup. */
export function MarkedText({text}: {text: Marked}) {
  return text.map(([part, matched], index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text never change places
    matched ? <mark key={index}>{part}</mark> : part,
  );
}

/** The plain text of a marked one. */
export const plain = (text: Marked): string => text.map(([part]) => part).join('');
