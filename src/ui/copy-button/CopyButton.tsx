import {type ComponentType, useEffect, useState} from 'react';
import {announce} from '../announce';
import {writeClipboard} from '../clipboard';
import {CheckIcon, CopyIcon} from '../icons';
import styles from './copy-button.module.css';

interface CopyButtonProps {
  /** Name of the button: “Copy code”. */
  label: string;
  /** Gives the text when the button is pressed. */
  text: () => string;
  icon?: ComponentType<{size: number}>;
  size?: number;
  /** Another look than the button's own. */
  className?: string;
}

/**
 * Copies a text, and says whether that worked.
 *
 * @param text Gives the text when it is copied.
 * @returns Whether it was copied a moment ago, and what copies it.
 */
export function useCopy(text: () => string) {
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), 2000);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const copy = async () => {
    const isDone = await writeClipboard(text());
    setCopied(isDone);
    announce(isDone ? 'Copied' : 'Copying failed. Select the text instead.');
  };
  return {isCopied, copy};
}

/** A sign that copies a text. */
export function CopyButton({
  label,
  text,
  icon = CopyIcon,
  size = 18,
  className = styles.copy,
}: CopyButtonProps) {
  const {isCopied, copy} = useCopy(text);
  const Icon = isCopied ? CheckIcon : icon;
  return (
    <button type="button" className={className} aria-label={label} title={label} onClick={copy}>
      <Icon size={size} />
    </button>
  );
}
