// Runs in a process of its own, without access to disk writes, processes and the network.
import dns from 'node:dns';
import net from 'node:net';
import {inspect} from 'node:util';

/** A module to execute. */
export interface RunTask {
  id: number;
  /** Absolute path of the module. */
  module: string;
}

/** What an assertion saw: a printed value, or the message of a thrown error. */
export type Seen = {value: string} | {thrown: string};

/** Sent when a module starts, and when it ended. */
export type RunMessage =
  | {type: 'start'; id: number}
  | {type: 'end'; id: number; seen: Record<number, Seen>; error?: {message: string; stack: string}};

let seen: Record<number, Seen> = {};

function print(value: unknown): string {
  return inspect(value, {
    depth: 10,
    compact: true,
    breakLength: Number.POSITIVE_INFINITY,
    maxArrayLength: null,
    maxStringLength: null,
  });
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** The first value counts: a statement in a loop shows its reader one result. */
function remember(id: number, what: Seen): void {
  seen[id] ??= what;
}

const reporters = {
  $value<T>(id: number, value: T): T {
    remember(id, {value: print(value)});
    return value;
  },
  $throws(id: number, run: () => unknown): unknown {
    try {
      const value = run();
      remember(id, {value: print(value)});
      return value;
    } catch (error) {
      remember(id, {thrown: messageOf(error)});
      return undefined;
    }
  },
  async $throwsLater(id: number, run: () => Promise<unknown>): Promise<unknown> {
    try {
      const value = await run();
      remember(id, {value: print(value)});
      return value;
    } catch (error) {
      remember(id, {thrown: messageOf(error)});
      return undefined;
    }
  },
};

function refuse(): never {
  throw new Error('Samples run without network');
}

function send(message: RunMessage): Promise<void> {
  return new Promise((resolve) => process.send?.(message, () => resolve()));
}

async function runAll(tasks: RunTask[]): Promise<void> {
  for (const {id, module} of tasks) {
    await send({type: 'start', id});
    seen = {};
    try {
      await import(module);
      await send({type: 'end', id, seen});
    } catch (error) {
      const stack = error instanceof Error ? (error.stack ?? '') : '';
      await send({type: 'end', id, seen, error: {message: messageOf(error), stack}});
    }
  }
  process.disconnect();
}

Object.assign(globalThis, reporters, {fetch: refuse, WebSocket: refuse});
net.Socket.prototype.connect = refuse;
Object.assign(dns, {lookup: refuse});
for (const name of ['log', 'info', 'warn', 'error', 'debug'] as const) console[name] = () => {};
process.once('message', (tasks) => void runAll(tasks as RunTask[]));
