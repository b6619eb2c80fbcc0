import {useId} from 'react';
import type {ChooserQuestion} from '../../../shared/chooser';
import styles from './chooser.module.css';

interface Props {
  question: ChooserQuestion;
  given: string | undefined;
  /** No answer changes the result while the others stay as they are. */
  isIdle: boolean;
  onAnswer: (answer: string) => void;
}

/** In characters: words that are longer are read as lines, each of which has half the width. */
const LONG = 20;

/** A question with its answers, of which one can be chosen. */
export function Question({question, given, isIdle, onAnswer}: Props) {
  const name = useId();
  return (
    <fieldset className={styles.question} data-idle={isIdle || undefined}>
      <legend>
        {question.text}
        {isIdle && <span className={styles.idle}> doesn’t change the result</span>}
      </legend>
      <div
        className={styles.answers}
        data-long={question.answers.some(({label}) => label.length > LONG) || undefined}
      >
        {question.answers.map(({id, label}) => (
          <label key={id} className={styles.answer}>
            <input
              type="radio"
              name={name}
              value={id}
              checked={given === id}
              onChange={() => onAnswer(id)}
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
