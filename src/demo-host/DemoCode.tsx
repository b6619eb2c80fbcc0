import {Check, Copy, Link} from 'lucide-react';
import {useEffect, useRef, useState} from 'react';
import {type DemoValues, type DemoView, literal, stateToHash} from '../../shared/demo';
import styles from './demo.module.css';

/** The source of a running demo with the reader's values put in, and a link to this state. */
export function DemoCode({demo, values}: {demo: DemoView; values: DemoValues}) {
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
  return (
    <details className={styles.code}>
      <summary>
        <span>Show code</span>
        <CopyButton label="Copy link" icon={<Link aria-hidden size={15} />} text={link} />
        <CopyButton
          label="Copy code"
          icon={<Copy aria-hidden size={15} />}
          text={() => `${code.current?.textContent ?? ''}\n`}
        />
      </summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolled block must be reachable by keyboard */}
      <pre tabIndex={0}>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: highlighted by our own build */}
        <code ref={code} dangerouslySetInnerHTML={{__html: demo.html}} />
      </pre>
    </details>
  );
}

interface CopyButtonProps {
  label: string;
  icon: React.ReactNode;
  text: () => string;
}

function CopyButton({label, icon, text}: CopyButtonProps) {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), 1600);
    return () => clearTimeout(timer);
  }, [copied]);
  return (
    <button
      type="button"
      className={styles.icon}
      aria-label={copied ? 'Copied' : label}
      title={label}
      onClick={(event) => {
        // Inside <summary>: the click must not open or close the code.
        event.preventDefault();
        navigator.clipboard.writeText(text()).then(
          () => setCopied(true),
          () => setCopied(false),
        );
      }}
    >
      {copied ? <Check aria-hidden size={15} /> : icon}
    </button>
  );
}
