import {useCallback, useEffect} from 'react';
import {type TaskContext, useTask} from '../use-task';

/**
 * Starts a task on a file as soon as it is shown.
 *
 * @param run Stays the same function between renders.
 */
export function useRun<T>(file: File, run: (file: File, context: TaskContext) => Promise<T>) {
  const task = useTask<T>();
  const {start} = task;
  const again = useCallback(() => start((context) => run(file, context)), [start, run, file]);
  useEffect(again, [again]);
  return {task, again};
}
