import type {CSSProperties} from 'react';
import {hangOf} from '../../shared/hang';
import styles from './step.module.css';

interface CodeLineProps {
  /** The line as it is written. */
  text: string;
  /** The same with the colors of the build. */
  html: string | undefined;
  /** Which line of its file it is, from 1. */
  number: number;
  /** The step begins without it. */
  isNew?: boolean;
}

/** A line of code that looks as it does in the editor: its number, its colors, and where it breaks. */
export function CodeLine({text, html = '', number, isNew = false}: CodeLineProps) {
  return (
    <span
      className={styles.line}
      style={{'--hang': hangOf(text)} as CSSProperties}
      data-line={number}
      data-new={isNew || undefined}
    >
      {isNew && <span className="visually-hidden">New: </span>}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: highlighted by our own build */}
      <span dangerouslySetInnerHTML={{__html: `${html}\n`}} />
    </span>
  );
}
