import {MOST_FAULTS} from '../limits';
import type {Fault, FromFrame, SequenceRow} from '../protocol';
import type {Stop} from './frame-host';

export type Ran = Extract<FromFrame, {type: 'ran'}>;

/** A line that the reader's code wrote to the console. */
export interface Log {
  level: 'log' | 'warn' | 'error';
  text: string;
}

/** What has become of a project that runs. */
export interface RunState {
  /** What runs; null before the first picture. */
  ran: Ran | null;
  /** True once something of the reader's is on the screen. */
  drawn: boolean;
  faults: Fault[];
  logs: Log[];
  rows: SequenceRow[];
  /** Files that replace some that the project doesn't have. */
  standIns: string[];
  /** Why nothing runs any more; null while it does. */
  stop: Stop | null;
}

/** What happens to it. */
type RunEvent =
  /** A new frame has been made. */
  | {type: 'begun'}
  /** The frame is gone. */
  | {type: 'gone'; stop: Stop}
  /** What the project needs can't be fetched; what runs goes on. */
  | {type: 'unreachable'}
  /** The project has been compiled. */
  | {type: 'checked'; faults: Fault[]; standIns: string[]}
  /** The frame has said something; `newest` is the number of the newest run. */
  | {type: 'message'; message: FromFrame; newest: number};

export const NOTHING: RunState = {
  ran: null,
  drawn: false,
  faults: [],
  logs: [],
  rows: [],
  standIns: [],
  stop: null,
};

const LOGS_SHOWN = 100;

/** What an event makes of the state. What is said of an older run than the newest is of no interest. */
export function nextState(before: RunState, event: RunEvent): RunState {
  switch (event.type) {
    case 'begun':
      return {...before, stop: null, drawn: false, ran: null};
    case 'gone':
      return {...before, stop: event.stop, drawn: false};
    case 'unreachable':
      return {...before, stop: 'unreachable'};
    case 'checked':
      return {...before, faults: event.faults, standIns: event.standIns};
    case 'message':
      return afterMessage(before, event.message, event.newest);
  }
}

function afterMessage(before: RunState, message: FromFrame, newest: number): RunState {
  if (message.type === 'ran' && message.run === newest) {
    return {...before, ran: message, faults: [], logs: [], stop: null};
  }
  if (message.type === 'fault' && message.run === newest) {
    const {faults} = before;
    const isKnown = faults.some((fault) => fault.message === message.fault.message);
    if (isKnown || faults.length >= MOST_FAULTS) return before;
    return {...before, faults: [...faults, message.fault]};
  }
  if (message.type === 'drawn') return before.drawn ? before : {...before, drawn: true};
  if (message.type === 'sequences') return {...before, rows: message.rows};
  if (message.type === 'log') {
    const {level, text} = message;
    return {...before, logs: [...before.logs, {level, text}].slice(-LOGS_SHOWN)};
  }
  return before;
}
