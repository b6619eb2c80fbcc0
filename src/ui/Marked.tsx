/** A text in which `backticks` mark code; a single one is a sign like others. */
export function Marked({text}: {text: string}) {
  return text.split(/`([^`]+)`/).map((part, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change places
    index % 2 === 1 ? <code key={index}>{part}</code> : part,
  );
}
