// Runs in a process of its own, without access to disk writes, processes and the network.
import dgram from 'node:dgram';
import dns from 'node:dns';
import {syncBuiltinESMExports} from 'node:module';
import net from 'node:net';
import {inspect} from 'node:util';

/** A module to execute. */
export interface RunTask {
  id: number;
  /** Absolute path of the module. */
  module: string;
}

/** What the process is told: the modules, and what it has to put into each answer. */
export interface RunWork {
  key: string;
  tasks: RunTask[];
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

/** Ways of functions to the network; where the system can, the process has none in any case (run-process.ts). */
function refuseNetwork(): void {
  Object.assign(globalThis, {fetch: refuse, WebSocket: refuse, EventSource: refuse});
  net.Socket.prototype.connect = refuse;
  net.Server.prototype.listen = refuse;
  for (const name of ['bind', 'connect', 'send', 'addMembership'] as const) {
    dgram.Socket.prototype[name] = refuse;
  }
  for (const asked of [
    dns,
    dns.promises,
    dns.Resolver.prototype,
    dns.promises.Resolver.prototype,
  ]) {
    for (const name of Object.getOwnPropertyNames(asked)) {
      if (/^(?:lookup|resolve|reverse)/.test(name)) Reflect.set(asked, name, refuse);
    }
  }
  Object.assign(process, {binding: refuse, _linkedBinding: refuse});
  // Modules that import single names get these, too.
  syncBuiltinESMExports();
}

/** A sample that ended the process would take the results of those after it along. */
function refuseEnd(): void {
  const refuseExit = (): never => {
    throw new Error('Samples may not end the process');
  };
  Object.assign(process, {
    exit: refuseExit,
    reallyExit: refuseExit,
    abort: refuseExit,
    kill: refuseExit,
  });
}

const toParent = process.send?.bind(process);
const leave = process.disconnect?.bind(process);

function send(message: RunMessage): Promise<void> {
  return new Promise((resolve) => toParent?.({...message, key}, () => resolve()));
}

/** What only this file knows: a message without it comes from a sample that makes up results. */
let key = '';

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
  leave?.();
}

Object.assign(globalThis, reporters);
for (const name of ['log', 'info', 'warn', 'error', 'debug'] as const) console[name] = () => {};
process.once('message', (message) => {
  const work = message as RunWork;
  key = work.key;
  refuseNetwork();
  refuseEnd();
  Object.assign(process, {send: undefined, disconnect: undefined});
  void runAll(work.tasks);
});
