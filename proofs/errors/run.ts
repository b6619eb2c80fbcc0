// npm run errors [-- group …]: makes the toolkit's messages appear, finds the entry of each, applies the fix, and
// keeps the outcome in proofs/errors/results.json, named by the content that it was got from.
import {format, parseArgs} from 'node:util';
import {readErrorBook} from '../../model/errors/read-entries.ts';
import {writeText} from '../../model/io.ts';
import {refuseUnknown} from '../../model/refuse-unknown.ts';
import {createMatcher} from '../../shared/error-matcher.ts';
import {toolkitVersion} from '../versions.ts';
import type {ErrorCase} from './case.ts';
import {brokenFiles} from './cases/broken-files.ts';
import {clouds} from './cases/cloud.ts';
import {commandLine} from './cases/command-line.ts';
import {core} from './cases/core.ts';
import {media} from './cases/media.ts';
import {players} from './cases/player.ts';
import {renderer} from './cases/renderer.ts';
import {serverless} from './cases/serverless.ts';
import {small} from './cases/small.ts';
import {studios} from './cases/studio.ts';
import {hashSources, type Proof, RESULTS} from './records.ts';

const GROUPS: Record<string, ErrorCase[]> = {
  core,
  players,
  small,
  renderer,
  clouds,
  serverless,
  studios,
  media,
  commandLine,
  brokenFiles,
};

type Outcome = Proof['results'][number] & {problem?: string};

/** As a console prints it: some messages are known by the function that the stack names below them. */
function messageAndStack({message, stack = ''}: Error): string {
  const frames = stack.split('\n').filter((line) => line.startsWith('    at '));
  return [message, ...frames].join('\n');
}

/** Everything that a mistake says: what it throws, rejects with, or writes to the log. */
async function said(action: () => unknown): Promise<string> {
  const lines: string[] = [];
  const original = {warn: console.warn, error: console.error, log: console.log};
  const keep = (...args: unknown[]) => void lines.push(format(...args));
  Object.assign(console, {warn: keep, error: keep, log: keep});
  try {
    await action();
  } catch (error) {
    lines.push(error instanceof Error ? messageAndStack(error) : String(error));
  } finally {
    Object.assign(console, original);
  }
  return lines.join('\n');
}

const matcher = createMatcher(readErrorBook().entries);

async function prove({says, provoke, fix}: ErrorCase): Promise<Outcome> {
  const text = await said(provoke);
  const [first] = matcher.find(text);
  const outcome: Outcome = {says, entry: first?.entry.slug ?? null, fixed: null};
  if (!text.includes(says))
    return {...outcome, problem: `said instead: ${text.slice(0, 300) || '(nothing)'}`};
  if (fix) {
    outcome.fixed = !(await said(fix)).includes(says);
    if (!outcome.fixed) outcome.problem = 'still appears after the fix';
  }
  if (!first) outcome.problem ??= 'no entry has it';
  return outcome;
}

const {positionals: groups} = parseArgs({allowPositionals: true});
refuseUnknown(groups, Object.keys(GROUPS));
const outcomes: Outcome[] = [];
for (const [group, cases] of Object.entries(GROUPS)) {
  if (groups.length > 0 && !groups.includes(group)) continue;
  for (const item of cases) {
    const outcome = await prove(item);
    outcomes.push(outcome);
    if (outcome.problem) console.log(`${group}: “${outcome.says}” ${outcome.problem}`);
  }
}

const failed = outcomes.filter(({problem}) => problem);
const entries = new Set(outcomes.flatMap(({entry}) => entry ?? []));
console.log(
  `${outcomes.length} messages provoked, ${failed.length} problems; ${entries.size} entries; ${outcomes.filter(({fixed}) => fixed).length} fixes`,
);
if (failed.length > 0) process.exitCode = 1;
else if (groups.length === 0) {
  const proof: Proof = {
    content: hashSources(),
    version: toolkitVersion(),
    entries: [...entries].sort(),
    results: outcomes.map(({says, entry, fixed}) => ({says, entry, fixed})),
  };
  writeText(RESULTS, `${JSON.stringify(proof, null, 1)}\n`);
}
// Some packages keep a server or a timer.
process.exit();
