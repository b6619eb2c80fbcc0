import type {PageKind} from '../../shared/page.ts';
import {twinOf} from '../../shared/site-path.ts';
import {titleText} from './markdown-twin.ts';
import type {Summary} from './page-data.ts';
import {buildSections, type Section} from './sections.ts';
import type {Sidebars} from './sidebars.ts';

/** What `buildLlmsTxt` is made from. */
interface LlmsSources {
  name: string;
  description: string;
  /** Address of the site without trailing slash; empty for links below the root. */
  origin: string;
  sidebars: Sidebars;
  /** The docs pages by id. */
  docs: ReadonlyMap<string, Summary & {folder?: string}>;
  /** Blog posts, lessons and stories, in the order they are listed. */
  posts?: readonly Post[];
  /** What an agent should know before it writes code. */
  first?: {version: string; replaced: readonly Replaced[]};
}

/** A name that still works and what to write instead. */
export interface Replaced {
  name: string;
  by: string;
}

/** What goes wrong most often where code is written without looking anything up. */
const RULES = [
  'All packages, `remotion` and `@remotion/*`, have the same exact version, without `^`.',
  'What is on the screen depends on `useCurrentFrame()` alone: no CSS transitions or animations, no timers, no state that is set over time, no `Math.random()` (`random()` takes a seed).',
  'Media are `<OffthreadVideo>`, `<Audio>` and `<Img>`, not `<video>`, `<audio>` and `<img>`; files of the project are in `public/` and go through `staticFile()`.',
  'Time is counted in frames: seconds times `fps` of `useVideoConfig()`. In a `<Sequence>` the frame begins at 0.',
  'What has to be fetched is fetched in `calculateMetadata()`, or between `delayRender()` and `continueRender()`.',
  'Rendering needs Node.js, Lambda or Cloud Run; the browser only plays, in the `<Player>`.',
];

function firstPart({version, replaced}: NonNullable<LlmsSources['first']>, origin: string): string {
  const names = replaced.map(({name, by}) => `- ${name}: ${by}`);
  return [
    '## Read this first',
    `- The version is ${version}. What other versions have is not described here.\n- [Rules for models](${origin}/docs/ai/system-prompt.md): the long form of the rules below.\n- [What an error means](${origin}/docs/errors.md): each message with its causes. It is a list of several hundred: look in it for the words of the message.`,
    '### Rules',
    RULES.map((rule) => `- ${rule}`).join('\n'),
    '### Old names, and what to write instead',
    names.join('\n'),
  ].join('\n\n');
}

/** A post as far as the list tells of it. */
interface Post {
  kind: PageKind;
  path: string;
  title: string;
  description: string;
}

/** Readers in a hurry may leave out what no sidebar names: the format has a name for it. */
const HIDDEN = 'Optional';

const POST_PARTS: [kind: PageKind, title: string][] = [
  ['course', 'Course'],
  ['learn', 'Lessons'],
  ['blog', 'Blog'],
  ['story', 'Success Stories'],
];

/**
 * Writes `/llms.txt`: the list of all pages in plain Markdown, grouped as the sidebars are, each page
 * once, so that a program finds the page to read without reading all.
 */
export function buildLlmsTxt({
  name,
  description,
  origin,
  sidebars,
  docs,
  posts = [],
  first,
}: LlmsSources): string {
  const line = ({title, path, description: about}: Summary) =>
    `- [${titleText(title)}](${origin}${twinOf(path)}): ${about}`;
  const block = ({title, pages}: Section<Summary>) =>
    `## ${title}\n\n${pages.map(line).join('\n')}`;
  const all = buildSections(sidebars, docs, HIDDEN);
  const sections = all.filter(({title}) => title !== HIDDEN).map(block);
  for (const [kind, title] of POST_PARTS) {
    const lines = posts
      .filter((post) => post.kind === kind)
      .map(
        (post) =>
          `- [${titleText(post.title)}](${origin}${twinOf(post.path)}): ${post.description}`,
      );
    if (lines.length > 0) sections.push(`## ${title}\n\n${lines.join('\n')}`);
  }
  sections.push(...all.filter(({title}) => title === HIDDEN).map(block));
  const whole = `## Everything at once\n\n- [All pages in one file](${origin}/llms-full.txt): several megabytes; a single page or section is nearly always enough.`;
  return [
    `# ${name}`,
    `> ${description}`,
    'Each link leads to a page as Markdown, below 30 KB; only the list of all errors is longer.',
    ...(first ? [firstPart(first, origin)] : []),
    ...sections,
    whole,
  ]
    .join('\n\n')
    .concat('\n');
}
