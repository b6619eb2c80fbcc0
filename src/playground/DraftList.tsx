import Trash2 from 'lucide-react/icons/trash-2';
import {Button} from '../ui/Button';
import styles from './dialogs.module.css';
import type {Draft} from './drafts';
import type {useDrafts} from './use-drafts';

const DAY = 86_400_000;

/** `today`, `yesterday`, `5 days ago`. */
function age(changed: number): string {
  const days = Math.floor(Date.now() / DAY) - Math.floor(changed / DAY);
  if (days < 1) return 'today';
  return days === 1 ? 'yesterday' : `${days} days ago`;
}

interface DraftListProps {
  drafts: ReturnType<typeof useDrafts>;
  onOpen: (draft: Draft) => void;
}

/** The drafts of this browser, to go on with or to remove; nothing where there are none. */
export function DraftList({drafts: {list, removed, remove, takeBack}, onOpen}: DraftListProps) {
  return (
    <>
      {list.length > 0 && (
        <>
          <h3>Drafts in this browser</h3>
          <ul className={styles.drafts}>
            {list.map((draft) => (
              <li key={draft.id}>
                <button type="button" onClick={() => onOpen(draft)}>
                  <b>{draft.project.title}</b>
                  <span>{age(draft.changed)}</span>
                </button>
                <button
                  type="button"
                  aria-label={`Remove the draft ${draft.project.title}`}
                  onClick={() => remove(draft)}
                >
                  <Trash2 aria-hidden size={15} />
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      {removed && (
        <p role="status" className={styles.removed}>
          {`“${removed.project.title}” is removed.`}
          <Button look="plain" onClick={takeBack}>
            Undo
          </Button>
        </p>
      )}
    </>
  );
}
