import {Eye, Undo2} from 'lucide-react';
import {useState} from 'react';
import type {StepPageData} from '../../shared/course/page';
import {Editor} from '../playground/editor/Editor';
import {FileTabs} from '../playground/FileTabs';
import type {useRun} from '../playground/host/use-run';
import {Problems} from '../playground/Problems';
import tabs from '../playground/playground.module.css';
import type {OpenFile} from '../playground/use-open-file';
import {Button} from '../ui/Button';
import {ShowMe} from './ShowMe';
import styles from './step.module.css';
import type {useStepCode} from './use-step-code';

const NO_TYPES = [] as const;

interface StepCodeProps {
  step: StepPageData;
  code: ReturnType<typeof useStepCode>;
  open: OpenFile;
  run: ReturnType<typeof useRun>;
  isLooking: boolean;
  onCheck: () => void;
}

/** The editor of a step, what is wrong with the code, and ways to the solution. */
export function StepCode({step, code, open, run, isLooking, onCheck}: StepCodeProps) {
  const {start, solution} = step;
  const {file, project, setFile, reset, isChanged} = code;
  const [shown, setShown] = useState(false);
  return (
    <section className={styles.code} aria-label="Code">
      <FileTabs
        files={Object.keys(project.files)}
        open={open.path}
        faults={run.faults}
        onOpen={open.open}
        onRestart={run.restart}
        changed={isChanged}
        named
        actions={
          <button
            type="button"
            onClick={reset}
            aria-label="Start over"
            title="Start this step over"
          >
            <Undo2 aria-hidden size={15} />
            <span className={tabs.named}>Start over</span>
          </button>
        }
      />
      <div className={styles.editor}>
        <Editor
          path={open.path}
          wrap
          text={project.files[open.path] ?? ''}
          faults={run.faults}
          goTo={open.goTo}
          onFocus={run.settle}
          onChange={setFile}
        />
      </div>
      <Problems run={run} types={NO_TYPES} onOpen={open.open} />
      {shown && <ShowMe before={start.files[file] ?? ''} after={solution} />}
      <div className={styles.helps}>
        <Button className={styles.check} onClick={onCheck} aria-disabled={isLooking}>
          Check
        </Button>
        <Button look="plain" aria-expanded={shown} onClick={() => setShown(!shown)}>
          <Eye aria-hidden size={16} /> {shown ? 'Hide the way' : 'Show me'}
        </Button>
        <Button look="plain" onClick={() => setFile(file, solution)}>
          Solve it
        </Button>
      </div>
    </section>
  );
}
