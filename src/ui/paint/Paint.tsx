import styles from './paint.module.css';
import {type Token, tokens} from './tokens';

/** A piece of code in its color. */
export function Painted({token: {kind, text}}: {token: Token}) {
  return kind ? <span className={styles[kind]}>{text}</span> : text;
}

/** Code in the colors of the docs, where it comes too late for the highlighter of the build. */
export function Paint({code}: {code: string}) {
  return tokens(code).map((token, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a fixed text never move.
    <Painted key={index} token={token} />
  ));
}
