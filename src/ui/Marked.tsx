/** A range of single signs, such as 0-9, which browsers break behind its hyphen. */
const RANGE = /(\b\w-\w\b)/;

/** A text in which `backticks` mark code; a single one is a sign like others. */
export function Marked({text}: {text: string}) {
  return text.split(/`([^`]+)`/).map((part, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change places
      <code key={index}>{part}</code>
    ) : (
      part.split(RANGE).map((words, at) =>
        at % 2 === 1 ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change places
          <span key={at} className="whole">
            {words}
          </span>
        ) : (
          words
        ),
      )
    ),
  );
}
