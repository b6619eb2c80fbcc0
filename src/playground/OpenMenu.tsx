import {FolderOpen, Trash2} from 'lucide-react';
import {useRef, useState} from 'react';
import {type Draft, draftStorage, listDrafts, removeDraft, saveDraft} from './drafts';
import styles from './playground.module.css';
import {type Start, startWith} from './start';
import {loadTemplate, type Template, templates} from './templates/templates';

const DAY = 86_400_000;

/** `today`, `yesterday`, `5 days ago`. */
function age(changed: number): string {
  const days = Math.floor(Date.now() / DAY) - Math.floor(changed / DAY);
  if (days < 1) return 'today';
  return days === 1 ? 'yesterday' : `${days} days ago`;
}

/** Templates to start from, and the drafts of this browser. */
export function OpenMenu({onOpen}: {onOpen: (start: Start) => void}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [drafts, setDrafts] = useState<Draft[]>([]);
  const [removed, setRemoved] = useState<Draft | null>(null);
  const [failed, setFailed] = useState(false);
  const show = () => {
    setDrafts(listDrafts(draftStorage()));
    setFailed(false);
    setRemoved(null);
    dialog.current?.showModal();
  };
  const takeBack = () => {
    if (removed) saveDraft(removed, draftStorage());
    setRemoved(null);
    setDrafts(listDrafts(draftStorage()));
  };
  const openTemplate = (template: Template) => {
    loadTemplate(template).then(
      (project) => {
        dialog.current?.close();
        onOpen(startWith(project));
      },
      () => setFailed(true),
    );
  };
  return (
    <>
      <button type="button" onClick={show}>
        <FolderOpen aria-hidden size={15} /> <span>Open</span>
      </button>
      <dialog ref={dialog} className={styles.dialog} aria-label="Open">
        {drafts.length > 0 && (
          <>
            <h2>Drafts in this browser</h2>
            <ul className={styles.drafts}>
              {drafts.map((draft) => (
                <li key={draft.id}>
                  <button
                    type="button"
                    onClick={() => {
                      dialog.current?.close();
                      onOpen({...draft, foreign: false});
                    }}
                  >
                    <b>{draft.project.title}</b>
                    <span>{age(draft.changed)}</span>
                  </button>
                  <button
                    type="button"
                    aria-label={`Remove the draft ${draft.project.title}`}
                    onClick={() => {
                      removeDraft(draft.id, draftStorage());
                      setRemoved(draft);
                      setDrafts((before) => before.filter(({id}) => id !== draft.id));
                    }}
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
            <button type="button" className={styles.close} onClick={takeBack}>
              Undo
            </button>
          </p>
        )}
        <h2>Start from a template</h2>
        <ul className={styles.templates}>
          {templates.map((template) => (
            <li key={template.id}>
              <button type="button" onClick={() => openTemplate(template)}>
                {template.still ? (
                  <img src={template.still} alt="" width={320} height={180} loading="lazy" />
                ) : (
                  <i className={styles.art} aria-hidden="true">
                    {template.art}
                  </i>
                )}
                <b>{template.label}</b>
                <span>{template.about}</span>
              </button>
            </li>
          ))}
        </ul>
        {failed && <p role="alert">This template could not be loaded. Are you offline?</p>}
        {drafts.length === 0 && (
          <p>No drafts yet: what you write is kept in this browser as you type.</p>
        )}
        <form method="dialog">
          <button type="submit" className={styles.close}>
            Close
          </button>
        </form>
      </dialog>
    </>
  );
}
