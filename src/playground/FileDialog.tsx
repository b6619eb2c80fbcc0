import {type FormEvent, useId, useState} from 'react';
import {Button} from '../ui/Button';
import {Dialog} from '../ui/dialog/Dialog';
import styles from './dialogs.module.css';
import {refusal} from './file-names';
import tools from './tools.module.css';

/** What is to be done with a file. */
export type FileJob = 'add' | 'rename' | 'delete';

interface FileDialogProps {
  job: FileJob;
  /** The open file. */
  path: string;
  files: readonly string[];
  /** Told the name that the reader has chosen; for “delete”, the file's own. */
  onDone: (path: string) => void;
  onClose: () => void;
}

const TITLES: Record<FileJob, string> = {
  add: 'Add a file',
  rename: 'Rename the file',
  delete: 'Delete the file',
};
const BUTTONS: Record<FileJob, string> = {add: 'Add', rename: 'Rename', delete: 'Delete'};

/** Asks for the name of a file, or whether it may go. */
export function FileDialog({job, path, files, onDone, onClose}: FileDialogProps) {
  const id = useId();
  const [name, setName] = useState(job === 'add' ? 'src/' : path);
  const [problem, setProblem] = useState<string | null>(null);
  const others = job === 'rename' ? files.filter((file) => file !== path) : files;
  const onSubmit = (event: FormEvent, close: () => void) => {
    event.preventDefault();
    const wanted = job === 'delete' ? path : name.trim();
    const why = job === 'delete' ? null : refusal(wanted, others);
    setProblem(why);
    if (why !== null) return;
    onDone(wanted);
    close();
  };
  return (
    <Dialog title={TITLES[job]} className={styles.dialog} onClose={onClose}>
      {(close) => (
        <form onSubmit={(event) => onSubmit(event, close)}>
          {job === 'delete' ? (
            <p>{`${path} is gone for good. What imports it has to change.`}</p>
          ) : (
            <>
              <label htmlFor={id}>Name, with its folder</label>
              <input
                id={id}
                data-first=""
                value={name}
                onChange={({target}) => setName(target.value)}
                aria-invalid={problem !== null}
                aria-describedby={`${id}why`}
                autoCapitalize="off"
                autoComplete="off"
                spellCheck={false}
                required
              />
              <p id={`${id}why`} role="alert" className={tools.why}>
                {problem}
              </p>
            </>
          )}
          <div className={tools.answers}>
            <Button type="submit" data-first="">
              {BUTTONS[job]}
            </Button>
            <Button look="plain" onClick={close}>
              Cancel
            </Button>
          </div>
        </form>
      )}
    </Dialog>
  );
}
