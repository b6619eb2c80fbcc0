import Link from 'lucide-react/icons/link';
import Pencil from 'lucide-react/icons/pencil';
import Undo2 from 'lucide-react/icons/undo-2';
import {useEffect, useRef} from 'react';
import {type DemoValues, type DemoView, literal, stateToHash} from '../../shared/demo';
import film from '../film/film.module.css';
import {CopyButton} from '../ui/copy-button/CopyButton';
import styles from './demo.module.css';

interface DemoCodeProps {
  demo: DemoView;
  values: DemoValues;
  onReset: () => void;
  /** Opens the code in the playground; undefined where it can't run there. */
  onEdit?: (code: string) => void;
}

/** The source of a running demo with the reader's values put in, and a link to this state. */
export function DemoCode({demo, values, onReset, onEdit}: DemoCodeProps) {
  const code = useRef<HTMLElement>(null);
  useEffect(() => {
    for (const slot of code.current?.querySelectorAll<HTMLElement>('[data-value]') ?? []) {
      const value = values[slot.dataset.value ?? ''];
      if (value === undefined) continue;
      const text = literal(value);
      if (slot.textContent !== text) slot.textContent = text;
    }
  }, [values]);
  const link = () => {
    const url = new URL(window.location.href);
    url.hash = stateToHash(demo.id, demo.controls, values);
    window.history.replaceState(window.history.state, '', url);
    return url.href;
  };
  const changed = demo.controls.some((control) => values[control.name] !== control.initial);
  return (
    <div className={styles.code}>
      <details className={styles.source}>
        <summary>
          <span className={styles.whenClosed}>Show code</span>
          <span className={styles.whenOpen}>Hide code</span>
        </summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolled block must be reachable by keyboard */}
        <pre tabIndex={0}>
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: highlighted by our own build */}
          <code ref={code} dangerouslySetInnerHTML={{__html: demo.html}} />
        </pre>
      </details>
      {/* Beside the summary, not in it: a button within a button confuses screen readers. */}
      <div className={styles.actions} data-live>
        <button
          type="button"
          className={`icon-button ${film.icon}`}
          onClick={(event) => {
            // The button hides itself; the focus goes on to the one beside it.
            (event.currentTarget.nextElementSibling as HTMLElement | null)?.focus();
            onReset();
          }}
          hidden={!changed}
          aria-label="Reset"
          title="Reset"
        >
          <Undo2 aria-hidden size={15} />
        </button>
        {onEdit && (
          <button
            type="button"
            className={styles.edit}
            onClick={() => onEdit(`${code.current?.textContent ?? ''}\n`)}
          >
            <Pencil aria-hidden size={15} /> Edit
          </button>
        )}
        <CopyButton
          label="Copy link"
          icon={Link}
          size={15}
          className={`icon-button ${film.icon}`}
          text={link}
        />
        <CopyButton
          label="Copy code"
          size={15}
          className={`icon-button ${film.icon}`}
          text={() => `${code.current?.textContent ?? ''}\n`}
        />
      </div>
    </div>
  );
}
