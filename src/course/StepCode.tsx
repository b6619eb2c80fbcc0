import {useState} from 'react';
import type {StepPageData} from '../../shared/course/page';
import {Editor} from '../playground/editor/Editor';
import type {useRun} from '../playground/host/use-run';
import {Problems} from '../playground/Problems';
import type {OpenFile} from '../playground/use-open-file';
import {Helps} from './Helps';
import {ShowMe} from './ShowMe';
import {StepTabs} from './StepTabs';
import styles from './step.module.css';
import type {useStepCode} from './use-step-code';

const NO_TYPES = [] as const;

interface StepCodeProps {
  step: StepPageData;
  code: ReturnType<typeof useStepCode>;
  open: OpenFile;
  run: ReturnType<typeof useRun>;
  isLooking: boolean;
  /** Shows the way to the solution from the beginning. */
  showsWay: boolean;
  onCheck: () => void;
  onSolve: () => void;
}

/** The editor of a step, what is wrong with the code, and ways to the solution. */
export function StepCode(props: StepCodeProps) {
  const {step, code, open, run, isLooking, showsWay, onCheck, onSolve} = props;
  const {start, solution} = step;
  const {file, project, setFile, reset, isChanged} = code;
  const [shown, setShown] = useState(showsWay);
  return (
    <section className={styles.code} aria-label="Code">
      <StepTabs
        files={Object.keys(project.files)}
        open={open.path}
        faults={run.faults}
        changed={isChanged}
        onOpen={open.open}
        onRestart={run.restart}
        onReset={reset}
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
      <Helps
        isLooking={isLooking}
        isShown={shown}
        onCheck={onCheck}
        onShow={() => setShown(!shown)}
        onSolve={onSolve}
      />
    </section>
  );
}
