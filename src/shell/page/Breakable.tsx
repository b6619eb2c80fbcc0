import {Fragment} from 'react';
import styles from './styles.module.css';

/** A word of prose, with the punctuation after it: `bucket-level`, `size:`. What is quoted is a name. */
const PROSE = /^\(?\p{L}+([-’']\p{L}+)*[.,:;?!)]?$/u;
/** Behind a hump, a slash, an underscore, a dot or a colon, if the name goes on there. */
const JOINT = /(?<=[a-z])(?=[A-Z])|(?<=[/_.:])(?=\w)/;

/** A name from code, which stays on one line as long as it fits, and else breaks at its joints. */
function Name({name}: {name: string}) {
  return (
    <span className={styles.name}>
      {name.split(JOINT).map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a fixed text never move.
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </span>
  );
}

/**
 * A title in which names from code (`speculate|Function|Name()`, `ERR_|BLOCKED_|BY_|ORB`) go to the next line as a
 * whole before they break, and never in front of the end of a tag (`<Video />`).
 */
export function Breakable({name}: {name: string}) {
  return name
    .replace(/ (?=\/>)/g, '\u00a0')
    .split(/( )/)
    .map((word, index) =>
      word === ' ' || (PROSE.test(word) && !JOINT.test(word)) ? (
        word
      ) : (
        // biome-ignore lint/suspicious/noArrayIndexKey: the words of a fixed text never move.
        <Name key={index} name={word} />
      ),
    );
}
