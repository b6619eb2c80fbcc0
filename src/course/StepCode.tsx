import type {StepPageData} from '../../shared/course/page';
import {Editor} from '../playground/editor/Editor';
import type {useRun} from '../playground/host/use-run';
import {Problems} from '../playground/Problems';
import type {OpenFile} from '../playground/use-open-file';
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
  /** Shows one way to do it below the code. */
  showsWay: boolean;
}

/** The editor of a step, and what is wrong with the code. */
export function StepCode({step, code, open, run, showsWay}: StepCodeProps) {
  const {start, solution} = step;
  const {file, project, setFile, reset, isChanged} = code;
  return (
    <section className={styles.code} aria-label="Code">
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
      {showsWay && <ShowMe before={start.files[file] ?? ''} after={solution} />}
    </section>
  );
}
