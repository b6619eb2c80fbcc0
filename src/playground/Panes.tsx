import CodeXml from 'lucide-react/icons/code-xml';
import Image from 'lucide-react/icons/image';
import styles from './playground.module.css';

export type Pane = 'code' | 'picture';

const PANES = [
  {id: 'code', name: 'Code', Sign: CodeXml},
  {id: 'picture', name: 'Picture', Sign: Image},
] as const;

/** On a narrow screen held upright code and picture take turns. */
export function Panes({open, onOpen}: {open: Pane; onOpen: (pane: Pane) => void}) {
  return (
    <fieldset className={styles.views}>
      <legend className="visually-hidden">View</legend>
      {PANES.map(({id, name, Sign}) => (
        <button
          key={id}
          type="button"
          aria-pressed={open === id}
          aria-label={name}
          title={name}
          onClick={() => onOpen(id)}
        >
          <Sign aria-hidden size={16} />
        </button>
      ))}
    </fieldset>
  );
}
