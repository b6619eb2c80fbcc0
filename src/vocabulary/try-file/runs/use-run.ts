import {useCallback, useEffect} from 'react';
import {type TaskContext, useTask} from '../use-task';

/**
 * Starts a task as soon as it is shown, and again when it is another one.
 *
 * @param run Stays the same function as long as it does the same.
 */
export function useRun<T>(run: (context: TaskContext) => Promise<T>) {
  const task = useTask<T>();
  const {start} = task;
  const again = useCallback(() => start(run), [start, run]);
  useEffect(again, [again]);
  return {task, again};
}
