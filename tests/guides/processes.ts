import {type ChildProcess, spawn} from 'node:child_process';
import {stripVTControlCharacters} from 'node:util';

/** What a command left behind. */
export interface Result {
  /** Standard output and standard error, as they came. */
  output: string;
  code: number | null;
}

/** How a command is run. */
interface CommandOptions {
  cwd: string;
  env?: Record<string, string>;
  /** Seconds until it is ended. */
  timeout?: number;
}

/**
 * Runs a line as a shell does.
 *
 * @param line The command.
 * @param options Folder, variables, and the time it may take.
 * @returns Its output and exit code.
 */
export function execute(line: string, options: CommandOptions): Promise<Result> {
  return new Promise((resolve) => {
    const child = start(line, options);
    const output = collect(child);
    const timer = setTimeout(() => end(child), (options.timeout ?? 300) * 1000);
    child.once('close', (code) => {
      clearTimeout(timer);
      resolve({output: output(), code});
    });
  });
}

/** A command that runs until it is stopped. */
export interface Server {
  /** Everything it has printed so far. */
  output: () => string;
  stop: () => Promise<void>;
}

/**
 * Starts a server and waits until it answers.
 *
 * @param line The command.
 * @param url An address of it; any HTTP status is an answer.
 * @param options Folder, variables, and the time it may take to start.
 * @returns The running server.
 * @throws If it ends or stays silent; the message has its output.
 */
export async function serve(line: string, url: string, options: CommandOptions): Promise<Server> {
  if (await answers(url)) throw new Error(`Something else already answers at ${url}`);
  const child = start(line, options);
  const output = collect(child);
  const closed = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const stop = async (): Promise<void> => {
    end(child);
    await closed;
  };
  const until = Date.now() + (options.timeout ?? 120) * 1000;
  while (Date.now() < until && child.exitCode === null) {
    if (await answers(url)) return {output, stop};
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  await stop();
  throw new Error(`${line} does not answer at ${url}:\n${output()}`);
}

function start(line: string, {cwd, env}: CommandOptions): ChildProcess {
  // Test runners set NODE_ENV and flags of their own, which a reader's terminal doesn't have.
  const {NODE_ENV: _, NODE_OPTIONS: __, VITEST: ___, ...inherited} = process.env;
  return spawn('sh', ['-c', line], {
    cwd,
    env: {
      ...inherited,
      CI: '1',
      FORCE_COLOR: '0',
      NO_UPDATE_NOTIFIER: '1',
      ...env,
    } as NodeJS.ProcessEnv,
    // A group of its own, so that what the command starts ends with it.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

function collect(child: ChildProcess): () => string {
  let text = '';
  child.stdout?.on('data', (part) => {
    text += part;
  });
  child.stderr?.on('data', (part) => {
    text += part;
  });
  // Colors are nothing that a page shows.
  return () => stripVTControlCharacters(text);
}

function end(child: ChildProcess): void {
  try {
    if (child.pid) process.kill(-child.pid, 'SIGKILL');
  } catch {
    // It has ended by itself.
  }
}

async function answers(url: string): Promise<boolean> {
  try {
    await fetch(url, {signal: AbortSignal.timeout(30_000)});
    return true;
  } catch {
    return false;
  }
}
