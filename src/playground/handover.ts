import type {PlaygroundProject} from '../../shared/playground';

interface Handover {
  /** Name of the draft, which goes on there; without it, it is a new one. */
  id?: string;
  /** When it was kept; without it, it is as it was. */
  changed?: number;
  project: PlaygroundProject;
  /** What “Reset” goes back to. */
  original: PlaygroundProject;
}

let waiting: Handover | undefined;

/** Leaves a project for the page of the playground, which is opened next, in this document. */
export function handOver(handover: Handover): void {
  waiting = handover;
}

/** Takes the project that another page has left; undefined if the page was opened by itself. */
export function takeOver(): Handover | undefined {
  const taken = waiting;
  waiting = undefined;
  return taken;
}
