import Undo2 from 'lucide-react/icons/undo-2';
import type {ComponentProps} from 'react';
import {FileTabs} from '../playground/FileTabs';
import tabs from '../playground/playground.module.css';

interface StepTabsProps
  extends Pick<
    ComponentProps<typeof FileTabs>,
    'files' | 'open' | 'faults' | 'changed' | 'onOpen'
  > {
  /** Gives the step the code it began with. */
  onReset: () => void;
}

/** The files of a step, and what can be done with them. */
export function StepTabs({onReset, ...files}: StepTabsProps) {
  return (
    <FileTabs
      {...files}
      actions={
        <button
          type="button"
          onClick={onReset}
          aria-label="Reset code"
          title="Reset code: what this step begins with"
        >
          <Undo2 aria-hidden size={15} />
          <span className={tabs.named}>Reset code</span>
        </button>
      }
    />
  );
}
