import {useHistory} from '@docusaurus/router';
import {Maximize2, RotateCcw, X} from 'lucide-react';
import {useEffect, useRef} from 'react';
import type {PlaygroundProject} from '../../shared/playground';
import {handOver} from './handover';
import {preloadRuntime} from './host/packages';
import {Playground} from './Playground';

preloadRuntime();

interface InPlaceProps {
  project: PlaygroundProject;
  layout: 'picture-first' | 'code-first';
  poster?: string;
  editorHeight?: number;
  onClose: () => void;
}

/** The playground within a text: it can be closed again, or go on on a page of its own. */
export function InPlace({project, onClose, ...look}: InPlaceProps) {
  const history = useHistory();
  const close = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // The button that was pressed is gone: the keyboard goes on here.
    close.current?.focus({preventScroll: true});
  }, []);
  return (
    <Playground
      project={project}
      {...look}
      actions={({project: current, onReset}) => (
        <>
          <button type="button" onClick={onReset} aria-label="Reset the code" title="Reset">
            <RotateCcw aria-hidden size={15} />
          </button>
          <button
            type="button"
            onClick={() => {
              handOver({project: current, original: project});
              history.push('/playground/');
            }}
            aria-label="Open large"
            title="Open large"
          >
            <Maximize2 aria-hidden size={15} />
          </button>
          <button
            ref={close}
            type="button"
            onClick={onClose}
            aria-label="Close the editor"
            title="Close"
          >
            <X aria-hidden size={16} />
          </button>
        </>
      )}
    />
  );
}
