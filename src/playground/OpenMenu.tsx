import {FolderOpen} from 'lucide-react';
import {useRef, useState} from 'react';
import {DraftList} from './DraftList';
import styles from './playground.module.css';
import {type Start, startWith} from './start';
import {TemplateList} from './TemplateList';
import {loadTemplate, type Template} from './templates/templates';
import {useDrafts} from './use-drafts';

/** A button, and its dialog: templates to start from, and the drafts of this browser. */
export function OpenMenu({onOpen}: {onOpen: (start: Start) => void}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const drafts = useDrafts();
  const [failed, setFailed] = useState(false);
  const show = () => {
    drafts.read();
    setFailed(false);
    dialog.current?.showModal();
  };
  const open = (start: Start) => {
    dialog.current?.close();
    onOpen(start);
  };
  const openTemplate = (template: Template) => {
    loadTemplate(template).then(
      (project) => open(startWith(project)),
      () => setFailed(true),
    );
  };
  return (
    <>
      <button type="button" onClick={show}>
        <FolderOpen aria-hidden size={15} /> <span>Open</span>
      </button>
      <dialog ref={dialog} className={styles.dialog} aria-label="Open">
        <DraftList drafts={drafts} onOpen={(draft) => open({...draft, foreign: false})} />
        <TemplateList onOpen={openTemplate} />
        {failed && <p role="alert">This template could not be loaded. Are you offline?</p>}
        {drafts.list.length === 0 && (
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
