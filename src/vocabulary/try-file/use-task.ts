import {useCallback, useEffect, useRef, useState} from 'react';

/** What a running task may use. */
export interface TaskContext {
  signal: AbortSignal;
  /** Takes how much is done, from 0 to 1; null if that can't be known. */
  report: (progress: number | null) => void;
}

type TaskState<T> =
  | {phase: 'idle'}
  | {phase: 'running'; progress: number | null}
  | {phase: 'done'; value: T; milliseconds: number}
  | {phase: 'failed'; error: Error}
  | {phase: 'cancelled'};

/** A task, how it goes, and what starts and stops it. */
export interface Task<T> {
  state: TaskState<T>;
  start: (run: (context: TaskContext) => Promise<T>) => void;
  cancel: () => void;
}

/**
 * Runs one task at a time. A new one, a cancel and the end of the component abort the signal of the
 * former, whose result is then no longer waited for: not everything in the toolkit ends when it is told.
 */
export function useTask<T>(): Task<T> {
  const [state, setState] = useState<TaskState<T>>({phase: 'idle'});
  const current = useRef<AbortController | null>(null);

  const start = useCallback((run: (context: TaskContext) => Promise<T>) => {
    current.current?.abort();
    const controller = new AbortController();
    current.current = controller;
    const {signal} = controller;
    const began = performance.now();
    let last = -1;
    const finish = (next: TaskState<T>) => {
      if (!signal.aborted) setState(next);
    };
    setState({phase: 'running', progress: null});
    const report = (progress: number | null) => {
      const percent = progress === null ? null : Math.round(Math.min(1, progress) * 100);
      if (signal.aborted || percent === null || percent <= last) return;
      last = percent;
      setState({phase: 'running', progress: percent / 100});
    };
    run({signal, report}).then(
      (value) => finish({phase: 'done', value, milliseconds: performance.now() - began}),
      (error: unknown) =>
        finish({phase: 'failed', error: error instanceof Error ? error : new Error(String(error))}),
    );
  }, []);

  const cancel = useCallback(() => {
    current.current?.abort();
    setState({phase: 'cancelled'});
  }, []);

  useEffect(() => () => current.current?.abort(), []);
  return {state, start, cancel};
}
