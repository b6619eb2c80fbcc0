import FolderOpen from 'lucide-react/icons/folder-open';
import {useState} from 'react';
import {Dialog} from '../ui/dialog/Dialog';
import {DraftList} from './DraftList';
import styles from './dialogs.module.css';
import {type Start, startWith} from './start';
import {TemplateList} from './TemplateList';
import {loadTemplate, type Template} from './templates/templates';
import {useDrafts} from './use-drafts';

/** A button, and its dialog: templates to start from, and the drafts of this browser. */
export function OpenMenu({onOpen}: {onOpen: (start: Start) => void}) {
  const [shown, setShown] = useState(false);
  const drafts = useDrafts();
  const [failed, setFailed] = useState(false);
  const show = () => {
    drafts.read();
    setFailed(false);
    setShown(true);
  };
  const openTemplate = (template: Template, open: (start: Start) => void) => {
    loadTemplate(template).then(
      (project) => open({...startWith(project), poster: template.still}),
      () => setFailed(true),
    );
  };
  return (
    <>
      <button type="button" onClick={show}>
        <FolderOpen aria-hidden size={15} /> <span>Open</span>
      </button>
      {shown && (
        <Dialog title="Open" className={styles.dialog} onClose={() => setShown(false)}>
          {(close) => {
            const open = (start: Start) => {
              close();
              onOpen(start);
            };
            return (
              <>
                <DraftList drafts={drafts} onOpen={(draft) => open({...draft, foreign: false})} />
                <TemplateList onOpen={(template) => openTemplate(template, open)} />
                {failed && <p role="alert">This template could not be loaded. Are you offline?</p>}
                {drafts.list.length === 0 && (
                  <p>No drafts yet: what you write is kept in this browser as you type.</p>
                )}
              </>
            );
          }}
        </Dialog>
      )}
    </>
  );
}
