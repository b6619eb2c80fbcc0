// npm run proofs:config [-- --check]: calls every setter of the configuration file with no flag on the command line,
// reads back what a command would use, and holds the page about it against the outcome.
import {parseArgs} from 'node:util';
import {printProblems} from '../../checks/print.ts';
import {readText, writeText} from '../../model/io.ts';
import {pageOfFile} from '../../model/pages/parse-page.ts';
import type {Problem} from '../../shared/problem.ts';
import {contradictions, sectionsOf} from './page.ts';
import {isSame, refuses, removed, rows, set} from './rows.ts';

const PAGE = 'content/docs/config.mdx';
const RESULTS = 'proofs/config/results.json';

/** What came of calling a setter. */
export interface Outcome {
  setter: string;
  called: string;
  /** What a command uses where nothing is set, and after the call. */
  before: string;
  after: string;
  works: boolean;
  refuses: string[];
}

const {values} = parseArgs({options: {check: {type: 'boolean', default: false}}});

const shown = (value: unknown): string =>
  typeof value === 'function' ? 'a function' : (JSON.stringify(value) ?? 'undefined');

const before = await Promise.all(rows.map(({read}) => read()));
const problems: Problem[] = [];
const sections = sectionsOf(pageOfFile(PAGE, readText(PAGE)));
const problem = (setter: string, message: string): Problem => ({
  file: PAGE,
  line: sections.get(setter)?.line ?? 1,
  column: 1,
  rule: 'config/setter',
  message: `${setter}(): ${message}`,
});

const outcomes: Outcome[] = [];
for (const [index, row] of rows.entries()) {
  const {setter, value, read, expected = value, refused = []} = row;
  const accepted = refused.filter((wrong) => !refuses(setter, wrong));
  for (const wrong of accepted) problems.push(problem(setter, `accepts ${shown(wrong)}.`));
  set(setter, value);
  const after = await read();
  outcomes.push({
    setter,
    called: shown(value),
    before: shown(before[index]),
    after: shown(after),
    works: isSame(after, expected),
    refuses: refused.map(shown),
  });
}

for (const [index, outcome] of outcomes.entries()) {
  const section = sections.get(outcome.setter);
  const {fallback} = rows[index] ?? {};
  if (fallback && !readText(`toolkit/node_modules/${fallback[0]}`).includes(fallback[1]))
    problems.push(problem(outcome.setter, `${fallback[0]} no longer has ${fallback[1]}.`));
  const found = section
    ? contradictions(section.text, outcome, fallback?.[1])
    : ['has no heading.'];
  problems.push(...found.map((message) => problem(outcome.setter, message)));
}
for (const [name, use] of Object.entries(removed)) {
  const section = sections.get(name);
  try {
    use();
    problems.push(problem(name, 'throws nothing.'));
  } catch (error) {
    const first = error instanceof Error ? error.message.split(' - ')[0] : '';
    const says =
      section?.text.includes('Same message:') || section?.text.includes(first?.slice(0, 30) ?? '');
    if (!says) problems.push(problem(name, `throws “${first}”, which isn't on the page.`));
  }
}
const proven = new Set([...rows.map(({setter}) => setter), ...Object.keys(removed)]);
for (const name of sections.keys()) {
  if (!proven.has(name))
    problems.push(problem(name, 'is called by no row of proofs/config/rows.ts.'));
}

const text = `${JSON.stringify({page: PAGE, setters: outcomes}, null, 1)}\n`;
if (!values.check) writeText(RESULTS, text);
else if (readText(RESULTS) !== text) {
  const message = 'The setters do something else than when this was written.';
  const hint = 'Run npm run proofs:config.';
  problems.push({file: RESULTS, line: 1, column: 1, rule: 'config/stale', message, hint});
}
printProblems(
  problems,
  `${outcomes.length} setters called, ${outcomes.filter(({works}) => !works).length} without effect, ${Object.keys(removed).length} that throw`,
);
