import {RotateCcw} from 'lucide-react';
import {useState} from 'react';
import {takeOver} from './handover';
import {preloadRuntime} from './host/packages';
import {Playground} from './Playground';
import {title} from './templates/title';

preloadRuntime();

/** What the page of the playground shows. */
export function Workspace() {
  const [start] = useState(() => takeOver() ?? {project: title, original: title});
  return (
    <Playground
      project={start.project}
      layout="page"
      actions={(_current, reset) => (
        <button type="button" onClick={reset} aria-label="Reset the code" title="Reset">
          <RotateCcw aria-hidden size={15} />
        </button>
      )}
    />
  );
}
