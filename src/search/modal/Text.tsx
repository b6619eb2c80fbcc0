import {type Marked, plainText} from '../../../shared/marked';
import {isCodeLabel} from '../../shell/sidebar/CodeLabel';
import styles from './text.module.css';

/** Shows text with its matches marked; never as markup. */
export function MarkedText({text}: {text: Marked}) {
  return text.map(([part, matched], index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text never change places
    matched ? <mark key={index}>{part}</mark> : part,
  );
}

/** A title or a heading with its matches marked; a name from code is set in mono, as in the docs. */
export const MarkedName = ({text}: {text: Marked}) => (
  <span className={isCodeLabel(plainText(text)) ? styles.code : undefined}>
    <MarkedText text={text} />
  </span>
);
