import type {ReactNode, RefObject} from 'react';
import {Editor} from '../playground/editor/Editor';
import type {useRun} from '../playground/host/use-run';
import {Problems} from '../playground/Problems';
import type {OpenFile} from '../playground/use-open-file';
import {StepTabs} from './StepTabs';
import styles from './step.module.css';
import type {useStepCode} from './use-step-code';

const NO_TYPES = [] as const;

interface StepCodeProps {
  code: ReturnType<typeof useStepCode>;
  open: OpenFile;
  run: ReturnType<typeof useRun>;
  box: RefObject<HTMLElement | null>;
  /** Below the code: one way to do it, or what it becomes. */
  below: ReactNode;
}

/** The editor of a step, and what is wrong with the code. */
export function StepCode({code, open, run, box, below}: StepCodeProps) {
  const {project, setFile, reset, isChanged} = code;
  return (
    <section ref={box} className={styles.code} aria-label="Code">
      <StepTabs
        files={Object.keys(project.files)}
        open={open.path}
        faults={run.faults}
        changed={isChanged}
        onOpen={open.open}
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
      {below}
    </section>
  );
}
