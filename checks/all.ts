// npm run check: all checks that need no build, side by side; ends with one line for each.
import {spawn} from 'node:child_process';
import {performance} from 'node:perf_hooks';
import {ensureToolkit} from '../commands/toolkit.ts';
import {root} from '../model/io.ts';
import {eachParallel} from '../shared/each-parallel.ts';

const CHECKS: [name: string, script: string, ...words: string[]][] = [
  ['samples', 'checks/samples.ts'],
  ['api', 'checks/api.ts'],
  ['content', 'checks/content.ts'],
  ['api pages', 'checks/api-pages.ts'],
  ['commands', 'checks/commands.ts'],
  ['errors', 'checks/errors.ts'],
  ['config', 'proofs/config/run.ts', '--check'],
  ['handlers', 'proofs/handlers/run.ts', '--check'],
  ['scripts', 'proofs/scripts/run.ts', '--check'],
  ['remedies', 'proofs/remedies/run.ts', '--check'],
  ['ffmpeg', 'proofs/ffmpeg/check.ts'],
  ['messages', 'proofs/errors/check.ts'],
  ['taken home', 'proofs/check-taken-home.ts'],
  ['claims', 'checks/claims.ts'],
  ['dates', 'checks/dates.ts', '--check'],
  ['demos', 'checks/demos.ts'],
];

interface Outcome {
  name: string;
  ok: boolean;
  seconds: string;
  /** What the check printed. */
  text: string;
}

/** Runs a check in a process of its own: each keeps one core busy. */
function run([name, ...words]: (typeof CHECKS)[number]): Promise<Outcome> {
  const started = performance.now();
  return new Promise((resolve) => {
    let text = '';
    const child = spawn(process.execPath, ['--import', 'tsx', ...words], {cwd: root});
    for (const output of [child.stdout, child.stderr]) {
      output.setEncoding('utf8').on('data', (chunk: string) => {
        text += chunk;
      });
    }
    child.on('close', (code) => {
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      resolve({name, ok: code === 0, seconds, text: text.trimEnd()});
    });
  });
}

// Once, before the checks that need it run side by side.
ensureToolkit();
const outcomes: Outcome[] = [];
// Two at a time, the long ones first; each is printed as soon as it ends.
await eachParallel(CHECKS, 2, async (check) => {
  const outcome = await run(check);
  outcomes.push(outcome);
  console.log(`\n── ${outcome.name}\n${outcome.text}`);
});
console.log('');
for (const {name, ok, seconds} of outcomes) {
  console.log(`${ok ? 'ok    ' : 'failed'}  ${name} (${seconds} s)`);
}
if (outcomes.some(({ok}) => !ok)) process.exitCode = 1;
