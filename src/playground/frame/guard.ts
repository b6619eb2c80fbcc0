/** Milliseconds of one task after which a loop counts as endless. */
const PATIENCE = 1500;

/** Asked every so many turns: looking at the clock costs more than most loops' bodies. */
const EVERY = 512;

let turns = 0;
let deadline = 0;
const nextTask = new MessageChannel();
nextTask.port1.onmessage = () => {
  deadline = 0;
};

/** Thrown in a loop, or a recursion, that took too long. */
class EndlessError extends Error {
  override name = 'EndlessError';
}

/**
 * Counts a turn of a loop or a call of a function; compiled code begins each with it.
 * Throws an EndlessError once the current task has taken too long; a task that only awaits itself
 * never lets go of the queue, and counts as one.
 */
export function guard(file: string, line: number): void {
  turns += 1;
  if (turns % EVERY !== 0) return;
  const now = performance.now();
  if (deadline === 0) {
    deadline = now + PATIENCE;
    nextTask.port2.postMessage(null);
  }
  if (now > deadline) {
    throw new EndlessError(
      `Stopped: this code ran for more than ${PATIENCE / 1000} seconds without drawing a frame (${file}:${line}).`,
    );
  }
}
