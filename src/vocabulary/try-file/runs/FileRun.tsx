import {type ReactNode, useCallback} from 'react';
import {printBytes} from '../format';
import {Outcome} from '../Outcome';
import type {TaskContext} from '../use-task';
import {useRun} from './use-run';

interface FileRunProps<T> {
  file: File;
  /** Stays the same function between renders. */
  read: (file: File, context: TaskContext) => Promise<T>;
  /** What was done, before the name of the file; `Read` unless said. */
  done?: string;
  children: (result: T) => ReactNode;
}

/** Reads a file as soon as it is shown, and then shows what was found. */
export function FileRun<T>({file, read, done = 'Read', children}: FileRunProps<T>) {
  const {task, again} = useRun(
    useCallback((context: TaskContext) => read(file, context), [file, read]),
  );
  return (
    <Outcome
      task={task}
      doing={`Reading ${file.name}`}
      did={`${done} ${file.name} (${printBytes(file.size)})`}
      retry={again}
    >
      {children}
    </Outcome>
  );
}
