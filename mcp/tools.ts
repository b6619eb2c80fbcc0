/** What the server can be asked for. Each tool is a description, a schema and a function of the built site. */
import {z} from 'zod';
import {plainText} from '../shared/marked.ts';
import {SEARCH_SECTIONS} from '../shared/search-index.ts';
import {fits, QUOTED, quotesOf} from '../src/ask/quotes.ts';
import {type Answer, readPage} from './read-page.ts';
import type {Site} from './site.ts';

interface Tool {
  description: string;
  /** JSON Schema of the arguments, for the client; `run` parses them by zod. */
  input: {properties: Record<string, object>; required?: string[]};
  run(site: Site, args: unknown): Answer;
}

const LONGEST_QUERY = 500;
const LONGEST_MESSAGE = 20_000;
const HITS = 8;
const MOST_ERRORS = 3;

const searchArgs = z
  .object({
    query: z.string().trim().min(1).max(LONGEST_QUERY),
    kind: z.enum(SEARCH_SECTIONS).optional(),
  })
  .strict();

function search(site: Site, args: unknown): Answer {
  const {query, kind} = searchArgs.parse(args);
  const sections = kind ? [kind] : [];
  const answer = site.engine.search({query, sections, ...QUOTED, limit: HITS});
  if (answer.hits.length === 0) return {text: `Nothing in the docs mentions “${query}”.`};
  const lines = answer.hits.map(({url, title, heading, section, passage, snippet}) => {
    const name =
      heading.length > 0 ? `${plainText(title)}, ${plainText(heading)}` : plainText(title);
    return `- ${url} (${section}) ${name}: ${(plainText(snippet) || passage).slice(0, 200)}`;
  });
  const unknown =
    answer.unknown.length > 0 ? `No page mentions ${answer.unknown.join(' or ')}.\n\n` : '';
  const doubt = fits(answer) ? '' : 'Probably none of these pages answers this.\n\n';
  const quoted = kind ? [] : quotesOf(answer).slice(0, 1);
  const best = quoted.map(({url, text}) => `\n\nFrom ${url}:\n\n> ${text}`).join('');
  return {text: `${unknown}${doubt}${lines.join('\n')}${best}`};
}

const pageArgs = z
  .object({
    path: z.string().trim().min(1).max(LONGEST_QUERY),
    section: z.string().trim().max(LONGEST_QUERY).optional(),
  })
  .strict();

const errorArgs = z.object({message: z.string().trim().min(1).max(LONGEST_MESSAGE)}).strict();

function explainError(site: Site, args: unknown): Answer {
  const {message} = errorArgs.parse(args);
  const found = site.matcher.find(message);
  const near = site.matcher
    .nearest(message, found)
    .map(({entry: {slug, title, description}, words}) => {
      return `- /docs/errors/${slug} ${title}: ${description} (words of both: ${words.join(', ')})`;
    })
    .join('\n');
  if (found.length > 0) {
    const entries = found
      .slice(0, MOST_ERRORS)
      .map(({entry}) => readPage(site, `/docs/errors/${entry.slug}`).text);
    const others =
      near === ''
        ? []
        : [
            `That says only that something failed. These entries are about something near:\n\n${near}`,
          ];
    return {text: [...entries, ...others].join('\n\n---\n\n')};
  }
  if (near) {
    return {
      text: `The error reference has no entry for this message. These entries are about something near, which may be another cause:\n\n${near}`,
    };
  }
  // Pages that have its words may still explain it.
  const pages = site.engine.search({query: message.slice(0, LONGEST_QUERY), ...QUOTED});
  const quotes = quotesOf(pages);
  if (quotes.length === 0) {
    return {text: 'The docs have no entry for this message, and no page that fits it.'};
  }
  const passages = quotes.map(({title, heading, url, text}) => {
    const name = heading ? `${title}, ${heading}` : title;
    return `## ${name} (${url})\n\n${text}`;
  });
  return {
    text: `The error reference has no entry for this message. These pages come nearest:\n\n${passages.join('\n\n')}`,
  };
}

const noArgs = z.object({}).strict();

function listRecipes(site: Site, args: unknown): Answer {
  noArgs.parse(args);
  const recipes = site.pages.filter(({section}) => section === 'Recipes');
  const demos = site.pages.filter(({path}) => path.startsWith('/docs/miscellaneous/snippets/'));
  const rows = [...recipes, ...demos].map(
    ({path, title, description}) => `- ${path} ${title}: ${description}`,
  );
  return {text: rows.join('\n') || 'This build has no recipes.'};
}

const text = (description: string, maxLength: number) => ({
  type: 'string',
  minLength: 1,
  maxLength,
  description,
});

/** All tools of the server, by name. */
export const TOOLS: Record<string, Tool> = {
  search_docs: {
    description:
      'Searches the Remotion documentation. Gives pages and sections, best first, and says which words no page has.',
    input: {
      properties: {
        query: text('A name, a flag, a symptom or a question.', LONGEST_QUERY),
        kind: {type: 'string', enum: SEARCH_SECTIONS, description: 'Keep to one kind of pages.'},
      },
      required: ['query'],
    },
    run: search,
  },
  read_page: {
    description: 'Gives a page of the site as Markdown, whole or one section of it.',
    input: {
      properties: {
        path: text('Path of the page, such as /docs/spring.', LONGEST_QUERY),
        section: text('Anchor of a heading, such as damping.', LONGEST_QUERY),
      },
      required: ['path'],
    },
    run: (site, args) => {
      const {path, section} = pageArgs.parse(args);
      return readPage(site, path, section);
    },
  },
  explain_error: {
    description:
      'Explains an error message or a log of Remotion and of what it works with: cause and fix.',
    input: {
      properties: {message: text('The message or log as it was printed.', LONGEST_MESSAGE)},
      required: ['message'],
    },
    run: explainError,
  },
  list_recipes: {
    description: 'Lists ready-made recipes: what each builds, and its page.',
    input: {properties: {}},
    run: listRecipes,
  },
};
