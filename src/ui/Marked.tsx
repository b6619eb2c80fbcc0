import {signRange} from '../../shared/sign-range';

const RANGE = new RegExp(`(${signRange})`);

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
