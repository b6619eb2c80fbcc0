import styles from './playground.module.css';

export type Pane = 'code' | 'picture';

/** On a narrow screen held upright code and picture take turns. */
export function Panes({open, onOpen}: {open: Pane; onOpen: (pane: Pane) => void}) {
  return (
    <fieldset className={styles.views} data-sticks>
      <legend className="visually-hidden">View</legend>
      {(['code', 'picture'] as const).map((name) => (
        <button key={name} type="button" aria-pressed={open === name} onClick={() => onOpen(name)}>
          {name === 'code' ? 'Code' : 'Picture'}
        </button>
      ))}
    </fieldset>
  );
}
