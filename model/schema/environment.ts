import {z} from 'zod';

/** An address without name and password, which would be in every page. */
function isAddress(value: string, protocols: readonly string[]): boolean {
  if (!URL.canParse(value)) return false;
  const {protocol, username, password} = new URL(value);
  return protocols.includes(protocol) && username === '' && password === '';
}

/** Pages stand at the root of their host: a path, a query or an anchor would be in the middle of addresses. */
const origin = z
  .string()
  .refine(
    (value) =>
      isAddress(value, ['https:', 'http:']) && new URL(value).href === `${new URL(value).origin}/`,
  )
  .transform((value) => new URL(value).origin);
/** What runs in every page comes over a line that nobody can write into. */
const script = z.string().refine((value) => isAddress(value, ['https:']));
const optional = (schema: z.ZodString) => schema.optional();

/** Environment variables the site understands; all optional, unset means no outside request. */
const environmentSchema = z.object({
  SITE_URL: origin.optional(),
  SITE_REPOSITORY: optional(z.string().regex(/^https:\/\/[\w.-]+(?:\/[\w.-]+){2,}$/)),
  ALGOLIA_APP_ID: optional(z.string().regex(/^[A-Z0-9]{6,}$/i)),
  ALGOLIA_SEARCH_KEY: optional(z.string().min(8)),
  ALGOLIA_INDEX: optional(z.string().min(1)),
  GTAG_ID: optional(z.string().regex(/^(?:G|GT|AW|UA|DC)-[A-Z0-9-]+$/)),
  CHAT_WIDGET_SRC: script.optional(),
  CHAT_WIDGET_ID: optional(z.string().min(1)),
  OFFLINE: z.enum(['0', '1']).optional(),
});

type Environment = z.infer<typeof environmentSchema>;

const EXPECTED: Record<keyof Environment, [expected: string, example: string]> = {
  SITE_URL: [
    'the address the site is served from, with scheme and without a path',
    'https://docs.example.com',
  ],
  SITE_REPOSITORY: [
    'the address of the repository of this site',
    'https://github.com/example/docs',
  ],
  ALGOLIA_APP_ID: ['the id of the search application, letters and digits', 'A1B2C3D4E5'],
  ALGOLIA_SEARCH_KEY: ['the search-only key, at least 8 characters', '0123456789abcdef'],
  ALGOLIA_INDEX: ['the name of the index', 'docs'],
  GTAG_ID: ['a measurement id', 'G-ABC123DEF4'],
  CHAT_WIDGET_SRC: ['the https address of the widget script', 'https://widget.example.com/chat.js'],
  CHAT_WIDGET_ID: ['the id the widget was given', 'docs-assistant'],
  OFFLINE: ['1 to let readers save the site for reading offline, or 0', '1'],
};

const TOGETHER: (keyof Environment)[][] = [
  ['ALGOLIA_APP_ID', 'ALGOLIA_SEARCH_KEY', 'ALGOLIA_INDEX'],
  ['CHAT_WIDGET_SRC', 'CHAT_WIDGET_ID'],
];

const explain = (name: keyof Environment) =>
  `expected ${EXPECTED[name][0]}, for example ${name}=${EXPECTED[name][1]}`;

/**
 * Validates the environment; an empty value counts as unset.
 *
 * @param env Usually `process.env`.
 * @returns The known variables.
 * @throws {Error} With one line for each bad variable: its name, what was expected, an example.
 */
export function parseEnvironment(env: Record<string, string | undefined>): Environment {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = environmentSchema.safeParse(given);
  const lines = parsed.success
    ? []
    : parsed.error.issues.map((issue) => {
        const name = issue.path[0] as keyof Environment;
        return `${name} is "${given[name]}": ${explain(name)}.`;
      });
  for (const group of TOGETHER) {
    const missing = group.filter((name) => given[name] === undefined);
    if (missing.length === 0 || missing.length === group.length) continue;
    lines.push(
      ...missing.map(
        (name) => `${name} is missing: the others of its group are set; ${explain(name)}.`,
      ),
    );
  }
  if (!parsed.success || lines.length > 0) throw new Error(lines.join('\n'));
  return parsed.data;
}

/** What `npm run search:push` needs; the write key belongs to that command alone, never to a build. */
const pushSchema = z.object({
  ALGOLIA_APP_ID: z.string().regex(/^[A-Z0-9]{6,}$/i),
  ALGOLIA_INDEX: z.string().min(1),
  ALGOLIA_WRITE_KEY: z.string().min(8),
});

const PUSH_EXPECTED: Record<keyof z.infer<typeof pushSchema>, [string, string]> = {
  ALGOLIA_APP_ID: EXPECTED.ALGOLIA_APP_ID,
  ALGOLIA_INDEX: EXPECTED.ALGOLIA_INDEX,
  ALGOLIA_WRITE_KEY: ['a key that may write and delete indices', '0123456789abcdef'],
};

/**
 * Validates the environment of the upload.
 *
 * @throws {Error} With one line for each variable that is missing or bad.
 */
export function parsePushEnvironment(env: Record<string, string | undefined>): {
  appId: string;
  indexName: string;
  writeKey: string;
} {
  const parsed = pushSchema.safeParse(env);
  if (parsed.success) {
    const {
      ALGOLIA_APP_ID: appId,
      ALGOLIA_INDEX: indexName,
      ALGOLIA_WRITE_KEY: writeKey,
    } = parsed.data;
    return {appId, indexName, writeKey};
  }
  const lines = parsed.error.issues.map(({path: [key]}) => {
    const name = key as keyof typeof PUSH_EXPECTED;
    const [expected, example] = PUSH_EXPECTED[name];
    const is = env[name] ? `is "${name === 'ALGOLIA_WRITE_KEY' ? '…' : env[name]}"` : 'is missing';
    return `${name} ${is}: expected ${expected}, for example ${name}=${example}.`;
  });
  throw new Error(lines.join('\n'));
}
