import {Undo2} from 'lucide-react';
import type {ComponentProps} from 'react';
import {FileTabs} from '../playground/FileTabs';
import tabs from '../playground/playground.module.css';

interface StepTabsProps
  extends Pick<
    ComponentProps<typeof FileTabs>,
    'files' | 'open' | 'faults' | 'changed' | 'onOpen' | 'onRestart'
  > {
  /** Gives the step the code it began with. */
  onReset: () => void;
}

/** The files of a step, and what can be done with them. */
export function StepTabs({onReset, ...files}: StepTabsProps) {
  return (
    <FileTabs
      {...files}
      named
      actions={
        <button
          type="button"
          onClick={onReset}
          aria-label="Start over"
          title="Start this step over"
        >
          <Undo2 aria-hidden size={15} />
          <span className={tabs.named}>Start over</span>
        </button>
      }
    />
  );
}
