import {
  Children,
  isValidElement,
  type KeyboardEvent,
  type ReactNode,
  useId,
  useRef,
  useState,
} from 'react';
import styles from './tabs.module.css';

interface TabProps {
  label: string;
  children: ReactNode;
}

/** One alternative inside `<Tabs>`. */
export function Tab({children}: TabProps) {
  return <>{children}</>;
}

/** `<Tabs><Tab label="React">…</Tab></Tabs>`: alternatives of which a reader needs one. */
export function Tabs({children}: {children: ReactNode}) {
  const [active, setActive] = useState(0);
  const list = useRef<HTMLDivElement>(null);
  const id = useId();
  const tabs = Children.toArray(children).flatMap((child) =>
    isValidElement<TabProps>(child) && 'label' in child.props ? [child.props] : [],
  );
  if (tabs.length === 0) throw new Error('<Tabs> needs at least one <Tab label="…"> inside.');

  const onKeyDown = (event: KeyboardEvent) => {
    const steps: Record<string, number> = {
      ArrowRight: active + 1,
      ArrowLeft: active - 1,
      Home: 0,
      End: -1,
    };
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = (step + tabs.length) % tabs.length;
    setActive(next);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus();
  };

  return (
    <div className={styles.tabs}>
      <div ref={list} role="tablist" tabIndex={-1} className={styles.list} onKeyDown={onKeyDown}>
        {tabs.map(({label}, index) => (
          <button
            key={label}
            type="button"
            role="tab"
            id={`${id}tab${index}`}
            aria-controls={`${id}panel${index}`}
            aria-selected={index === active}
            tabIndex={index === active ? 0 : -1}
            className={styles.tab}
            onClick={() => setActive(index)}
          >
            {label}
          </button>
        ))}
      </div>
      {tabs.map((tab, index) => (
        <div
          key={tab.label}
          role="tabpanel"
          id={`${id}panel${index}`}
          aria-labelledby={`${id}tab${index}`}
          hidden={index !== active}
          className={styles.panel}
        >
          {tab.children}
        </div>
      ))}
    </div>
  );
}
