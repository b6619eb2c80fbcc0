import {visit} from 'unist-util-visit';
import type {Heading} from '../../shared/page.ts';
import type {Problem} from '../../shared/problem.ts';
import {didYouMean, nearest} from '../nearest.ts';
import type {ParsedPage} from '../pages/parse-page.ts';
import {textBelow} from '../pages/text-below.ts';
import type {CliOptions} from './cli-options.ts';

/** Where the commands of each package are documented, and the word that leads to them. */
const FOLDERS = [
  ['cli/', ''],
  ['lambda/cli/', 'lambda'],
  ['cloudrun/cli/', 'cloudrun'],
] as const;

const CONFIG = 'config';
const OVERVIEW = 'cli/cli';

/** Flags that need no heading, each with the reason. */
const NO_HEADING: Record<string, string> = {
  f: 'short for --force',
  q: 'short for --quiet',
  y: 'short for --yes',
  open: 'what the parser makes of --no-open',
  png: 'removed; the command says what to write instead',
  quality: 'renamed to --jpeg-quality',
};

/** Flags a command reads only to refuse them. */
const REFUSED: Record<string, string> = {render: 'frame', still: 'frames'};

interface FlagHeading {
  page: ParsedPage;
  heading: Heading;
  flag: string;
  /** What stands below the heading, up to the next one. */
  text: string;
}

/**
 * Holds the pages of the command line and the configuration file against the toolkit's own
 * definitions, in both directions, and asks for the links between flag, setter and Node option.
 *
 * @param docs Docs pages by id; a command without page is not asked for.
 * @param members Names of all members in the API reports: some definitions name a Node option that no
 *   function has.
 */
export function checkCommands(
  docs: ReadonlyMap<string, ParsedPage>,
  cli: CliOptions,
  members: ReadonlySet<string>,
): Problem[] {
  const pages = [...docs.values()].filter(({id}) =>
    FOLDERS.some(([start]) => id.startsWith(start)),
  );
  const flags = pages.flatMap(flagHeadings);
  const config = docs.get(CONFIG);
  return [
    ...flags.flatMap((heading) => unknownFlag(heading, cli)),
    ...missingFlags(docs, flags, cli),
    ...undocumentedFlags(docs, flags, cli),
    ...(config ? checkSetters(config, cli) : []),
    ...(config ? checkSetterLinks(config, flags, cli) : []),
    ...checkNodeLinks(flags, cli, members),
  ];
}

function flagHeadings(page: ParsedPage): FlagHeading[] {
  return page.headings
    .filter(({isCode, text}) => isCode && text.startsWith('--'))
    .map((heading) => ({
      page,
      heading,
      flag: heading.text.slice('--'.length).replace(/[=\s].*$/, ''),
      text: textBelow(page, heading),
    }));
}

/** `lambda/cli/sites/create` is the page of `lambda sites create`. */
function commandOf(id: string): string {
  const folder = FOLDERS.find(([start]) => id.startsWith(start));
  if (!folder) return '';
  const [start, word] = folder;
  const path = id.slice(start.length).replace(/\/index$/, '');
  return [word, ...path.split('/')].filter((part) => part !== '').join(' ');
}

const problem = (
  rule: string,
  page: ParsedPage,
  line: number,
  message: string,
  hint: string,
): Problem => ({file: page.file, line, column: 1, rule: `cli/${rule}`, message, hint});

/** A command's flags: its own, those of the commands above and below it, and those of shared code. */
export function flagsFor(command: string, {reads}: Pick<CliOptions, 'reads'>): Set<string> {
  const related = Object.keys(reads).filter(
    (name) => name === command || name.startsWith(`${command} `) || command.startsWith(`${name} `),
  );
  return new Set(['*', ...related].flatMap((name) => reads[name] ?? []));
}

function unknownFlag({page, heading, flag}: FlagHeading, cli: CliOptions): Problem[] {
  const known = flagsFor(commandOf(page.id), cli);
  if (known.has(flag) || (flag.startsWith('no-') && known.has(flag.slice('no-'.length)))) return [];
  const exists = cli.flags.includes(flag);
  return [
    problem(
      exists ? 'unread-flag' : 'unknown-flag',
      page,
      heading.line,
      exists ? `The command doesn't read --${flag}.` : `The toolkit has no flag --${flag}.`,
      didYouMean(flag, known, 'Remove the heading; toolkit/api/cli-options.json lists the flags.'),
    ),
  ];
}

/** Each flag of a command is named on its page and has a heading on some page of the command line. */
function missingFlags(
  docs: ReadonlyMap<string, ParsedPage>,
  flags: readonly FlagHeading[],
  {reads}: CliOptions,
): Problem[] {
  const anywhere = new Set(flags.map(({flag}) => flag));
  return [...docs.values()].flatMap((page) => {
    const command = commandOf(page.id);
    const has = new Set(flags.filter((item) => item.page === page).map(({flag}) => flag));
    const named = new Set<string>();
    visit(page.tree, 'inlineCode', ({value}) => {
      named.add(value);
    });
    const isNamed = (flag: string) =>
      has.has(flag) || (anywhere.has(flag) && named.has(`--${flag}`));
    return (reads[command] ?? [])
      .filter((flag) => !(flag in NO_HEADING) && REFUSED[command] !== flag && !isNamed(flag))
      .map((flag) =>
        problem(
          'missing-flag',
          page,
          page.headings.at(-1)?.line ?? 1,
          `${command} reads --${flag}, which the page doesn't tell.`,
          anywhere.has(flag)
            ? `Add ### \`--${flag}\`${suggestion(flag, has)}, or name it in a sentence.`
            : `Add ### \`--${flag}\`${suggestion(flag, has)}: no other page has it.`,
        ),
      );
  });
}

const suggestion = (flag: string, written: Iterable<string>): string => {
  const near = nearest(flag, written);
  return near === undefined ? '' : `, or correct --${near}`;
};

/** Flags of shared code belong to no single command; one page is enough. */
function undocumentedFlags(
  docs: ReadonlyMap<string, ParsedPage>,
  flags: readonly FlagHeading[],
  {reads}: CliOptions,
): Problem[] {
  const overview = docs.get(OVERVIEW);
  if (!overview) return [];
  const has = new Set(flags.map(({flag}) => flag));
  return (reads['*'] ?? [])
    .filter((flag) => !(flag in NO_HEADING) && !has.has(flag))
    .map((flag) =>
      problem(
        'undocumented-flag',
        overview,
        1,
        `No page of the command line has a heading for --${flag}.`,
        `Add ### \`--${flag}\` to the page of a command that uses it.`,
      ),
    );
}

const setterName = (text: string) => text.replace(/\(.*$/, '');

const setterHeadings = ({headings}: ParsedPage): Heading[] =>
  headings.filter(({isCode, text}) => isCode && /^\w+\(\)$/.test(text));

function checkSetters(page: ParsedPage, {setters}: CliOptions): Problem[] {
  const names = setters.map(({name}) => name);
  const headings = setterHeadings(page);
  const written = new Set(headings.map(({text}) => setterName(text)));
  return [
    ...headings
      .filter(({text}) => !names.includes(setterName(text)))
      .map(({line, text}) =>
        problem(
          'unknown-setter',
          page,
          line,
          `Config has no ${text}.`,
          didYouMean(setterName(text), names, 'Remove the heading.'),
        ),
      ),
    ...names
      .filter((name) => !written.has(name))
      .map((name) =>
        problem(
          'missing-setter',
          page,
          headings.at(-1)?.line ?? 1,
          `Config.${name}() has no heading.`,
          `Add #### \`${name}()\`.`,
        ),
      ),
  ];
}

/** Whether a text links a code span: `` [`--crf`](…) ``. */
const linksTo = (text: string, code: string): boolean => text.includes(`[\`${code}\`](`);

/** The setter's section names the flag, and one of the flag's sections names the setter. */
function checkSetterLinks(
  config: ParsedPage,
  flags: readonly FlagHeading[],
  {setters}: CliOptions,
): Problem[] {
  const headings = new Map(setterHeadings(config).map((item) => [setterName(item.text), item]));
  return setters.flatMap(({name, flag}) => {
    const heading = headings.get(name);
    if (!heading || flag === null) return [];
    const problems: Problem[] = [];
    if (!linksTo(textBelow(config, heading), `--${flag}`)) {
      problems.push(
        problem(
          'missing-link',
          config,
          heading.line,
          `${name}() sets the same as --${flag}, but does not link to it.`,
          `Add [\`--${flag}\`](./cli/….mdx#--${flag}).`,
        ),
      );
    }
    const sections = ownSections(flags, flag);
    // A renamed setter shares the flag with its successor, which is the one to link to.
    const names = setters.filter((other) => other.flag === flag).map((other) => other.name);
    const [first] = sections;
    if (first && !sections.some(({text}) => names.some((each) => linksTo(text, `${each}()`)))) {
      problems.push(
        problem(
          'missing-link',
          first.page,
          first.heading.line,
          `--${flag} sets the same as ${name}(), but does not link to it.`,
          `Add [\`${name}()\`](../config.mdx#${name.toLowerCase()}).`,
        ),
      );
    }
    return problems;
  });
}

/** A flag's sections on the pages of the local command line, where a reader looks it up first. */
const ownSections = (flags: readonly FlagHeading[], flag: string): FlagHeading[] =>
  flags.filter((item) => item.flag === flag && item.page.id.startsWith('cli/'));

/** One of a flag's sections links to the Node option of the same meaning. */
function checkNodeLinks(
  flags: readonly FlagHeading[],
  {options}: CliOptions,
  members: ReadonlySet<string>,
): Problem[] {
  // Some definitions write the name in other letter case than the types.
  const names = new Map([...members].map((name) => [name.toLowerCase(), name]));
  return options.flatMap(({flag, node}) => {
    const name = names.get(node?.split('.').at(-1)?.toLowerCase() ?? '');
    const sections = ownSections(flags, flag);
    const [first] = sections;
    if (name === undefined || !first || sections.some(({text}) => linksTo(text, name))) return [];
    return [
      problem(
        'missing-link',
        first.page,
        first.heading.line,
        `--${flag} is the option ${name} in Node.js, but no section of it links there.`,
        `Add [\`${name}\`](../renderer/render-media.mdx#${name.toLowerCase()}).`,
      ),
    ];
  });
}
