import {fork} from 'node:child_process';
import {realpathSync} from 'node:fs';
import type {RunMessage, RunTask, Seen} from './run-worker.ts';

/** How a module ended. */
export interface RunOutcome {
  seen: Record<number, Seen>;
  error?: {message: string; stack: string};
}

/**
 * Executes modules one after the other in a process that can't write files, start processes or open
 * connections. A module that doesn't end is killed with its process; the rest goes on in a new one.
 *
 * @param settings `worker`: absolute path of the compiled `run-worker`; `readable`: folder the
 *   modules may read; `limit`: milliseconds a module may take.
 * @returns The outcome by task id.
 * @throws If the process doesn't start.
 */
export async function runModules(
  tasks: RunTask[],
  settings: {worker: string; readable: string; limit: number},
): Promise<Map<number, RunOutcome>> {
  const outcomes = new Map<number, RunOutcome>();
  let rest = tasks;
  while (rest.length > 0) {
    await runInOneProcess(rest, settings, outcomes);
    rest = rest.filter((task) => !outcomes.has(task.id));
  }
  return outcomes;
}

function runInOneProcess(
  tasks: RunTask[],
  settings: {worker: string; readable: string; limit: number},
  outcomes: Map<number, RunOutcome>,
): Promise<void> {
  // Node compares real paths: packages may be linked from elsewhere.
  const folders = [settings.readable, realpathSync(`${settings.readable}/node_modules`)];
  return new Promise((resolve, reject) => {
    const child = fork(settings.worker, [], {
      execArgv: [
        '--experimental-permission',
        ...folders.map((folder) => `--allow-fs-read=${folder}/*`),
        '--enable-source-maps',
        '--no-warnings',
      ],
      env: {TZ: 'UTC', LANG: 'en_US.UTF-8'},
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    let current: number | undefined;
    let timer: NodeJS.Timeout | undefined;
    let complaint = '';
    let hasStarted = false;
    child.stderr?.on('data', (data) => {
      complaint += data;
    });
    const fail = (message: string): void => {
      if (current !== undefined) outcomes.set(current, {seen: {}, error: {message, stack: ''}});
    };
    child.on('message', (message: RunMessage) => {
      clearTimeout(timer);
      hasStarted = true;
      if (message.type === 'end') {
        outcomes.set(message.id, {seen: message.seen, error: message.error});
        current = undefined;
        return;
      }
      current = message.id;
      timer = setTimeout(() => {
        fail(`does not end within ${settings.limit / 1000} s`);
        current = undefined;
        child.kill('SIGKILL');
      }, settings.limit);
    });
    child.on('exit', () => {
      clearTimeout(timer);
      if (!hasStarted) reject(new Error(`The process that runs samples fails: ${complaint}`));
      fail(`ended the process: ${complaint.trim().split('\n').at(-1) ?? ''}`);
      resolve();
    });
    child.send(tasks);
  });
}
