import clsx from 'clsx';
import {useState} from 'react';
import {writeClipboard} from '../../ui/clipboard';
import {CheckIcon, CopyIcon} from '../../ui/icons';
import {announce} from '../../vocabulary/code-block/announce';
import styles from './copy-button.module.css';

interface CopyButtonProps {
  /** What is copied, in a word: “command”. */
  what: string;
  /** Reads the text when the button is pressed. */
  text: () => string;
  className?: string;
}

/** Copies a text, and says whether that worked. */
export function CopyButton({what, text, className}: CopyButtonProps) {
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    if (!(await writeClipboard(text()))) {
      announce(`Copying failed. Select the ${what} instead.`);
      return;
    }
    setCopied(true);
    announce('Copied');
    setTimeout(() => setCopied(false), 2000);
  };
  return (
    <button
      type="button"
      className={clsx(styles.copy, className)}
      aria-label={`Copy the ${what}`}
      onClick={copy}
    >
      {copied ? <CheckIcon size={18} /> : <CopyIcon size={18} />}
    </button>
  );
}
