import {fork, spawnSync} from 'node:child_process';
import {randomUUID} from 'node:crypto';
import {existsSync, readFileSync, realpathSync} from 'node:fs';
import type {RunMessage, RunTask, RunWork, Seen} from './run-worker.ts';

/** Megabytes that a process may take; a page that shows less would rather be slow than take a machine along. */
const MEMORY = {heap: 1024, whole: 2048};
const LOOK_MS = 200;

/**
 * Words before `node` that take the network away, if the system has them: without, the worker refuses
 * every function that leads there.
 */
function isolation(): string[] {
  for (const words of [
    ['/usr/bin/unshare', '--net'],
    ['/usr/bin/unshare', '--map-root-user', '--net'],
  ]) {
    const [command = '', ...rest] = words;
    if (existsSync(command) && spawnSync(command, [...rest, '/bin/true']).status === 0)
      return words;
  }
  return [];
}
let isolated: string[] | undefined;

/** Megabytes that a process takes now; 0 where the system doesn't tell. */
function megabytesOf(pid: number | undefined): number {
  try {
    const pages = readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1];
    return (Number(pages) * 4096) / 1024 / 1024;
  } catch {
    return 0;
  }
}

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

/** Node 20 knows the permission model by its first name only, Node 24 by its last. */
const PERMISSION = process.allowedNodeEnvironmentFlags.has('--permission')
  ? '--permission'
  : '--experimental-permission';

function runInOneProcess(
  tasks: RunTask[],
  settings: {worker: string; readable: string; limit: number},
  outcomes: Map<number, RunOutcome>,
): Promise<void> {
  // Node compares real paths: packages may be linked from elsewhere.
  const folders = [settings.readable, realpathSync(`${settings.readable}/node_modules`)];
  return new Promise((resolve, reject) => {
    isolated ??= isolation();
    const [command, ...words] = [...isolated, process.execPath];
    const key = randomUUID();
    const child = fork(settings.worker, [], {
      execPath: command,
      execArgv: [
        ...words,
        `--max-old-space-size=${MEMORY.heap}`,
        PERMISSION,
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
    const kill = (message: string): void => {
      fail(message);
      current = undefined;
      child.kill('SIGKILL');
    };
    const watch = setInterval(() => {
      if (megabytesOf(child.pid) > MEMORY.whole)
        kill(`takes more than ${MEMORY.whole} MB of memory`);
    }, LOOK_MS);
    child.on('message', (message: RunMessage & {key?: string}) => {
      if (message.key !== key) return;
      if (message.type === 'end' && message.id !== current) return;
      clearTimeout(timer);
      hasStarted = true;
      if (message.type === 'end') {
        outcomes.set(message.id, {seen: message.seen, error: message.error});
        current = undefined;
        return;
      }
      current = message.id;
      timer = setTimeout(
        () => kill(`does not end within ${settings.limit / 1000} s`),
        settings.limit,
      );
    });
    child.on('exit', () => {
      clearTimeout(timer);
      clearInterval(watch);
      if (!hasStarted) reject(new Error(`The process that runs samples fails: ${complaint}`));
      fail(
        complaint.includes('heap out of memory')
          ? `takes more than ${MEMORY.heap} MB of memory`
          : `ended the process: ${complaint.trim().split('\n').at(-1) ?? ''}`,
      );
      resolve();
    });
    child.send({key, tasks} satisfies RunWork);
  });
}
