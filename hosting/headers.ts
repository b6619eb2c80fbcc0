import {frameDirectives} from '../shared/frame-policy.ts';

/** One response header rule; every host’s configuration is written from this list. */
export interface HeaderRule {
  /** Paths it holds for: exact ones, or all below one (`/assets/*`). */
  paths: string[];
  headers: Record<string, string>;
}

/**
 * Folders of files that have their content's hash in the name. Pages that were opened before a release still ask
 * for them: `release.sh` names the same.
 */
export const HASHED_FOLDERS = [
  'assets',
  'search',
  'errors',
  ...['lib', 'frame', 'types', 'fonts', 'samples'].map((folder) => `playground/${folder}`),
];

const HASHED = HASHED_FOLDERS.map((folder) => `/${folder}/*`);

/** Sent by real hosts only: on localhost it would lock other projects' ports into https. */
export const STRICT_TRANSPORT = {'Strict-Transport-Security': 'max-age=31536000'} as const;

interface PolicyInput {
  /** `sha256-…` of each inline script the build contains. */
  scriptHashes: string[];
  /** Origins of configured services (hosted search, analytics, chat widget), by directive. */
  services?: {script?: string[]; connect?: string[]; frame?: string[]; image?: string[]};
}

/**
 * Builds the content security policy of the served site.
 *
 * Inline scripts run only by hash. Styles stay `unsafe-inline`: the toolkit's Player inserts a
 * `<style>` element and compositions are positioned with style attributes.
 */
export function contentSecurityPolicy({scriptHashes, services = {}}: PolicyInput): string {
  const directives: Record<string, string[]> = {
    'default-src': ["'self'"],
    'script-src': [
      "'self'",
      ...scriptHashes.map((hash) => `'${hash}'`),
      ...(services.script ?? []),
    ],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', ...(services.image ?? [])],
    // The Player warms up its shared audio tags with a silent data address.
    'media-src': ["'self'", 'blob:', 'data:'],
    // The bundler puts small typefaces of recipes into their style sheet; such an address sends nothing.
    'font-src': ["'self'", 'data:'],
    // `extractFrames()` reads a reader's own file through its blob address.
    'connect-src': ["'self'", 'blob:', ...(services.connect ?? [])],
    'worker-src': ["'self'"],
    'frame-src': ["'self'", ...(services.frame ?? [])],
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'", 'https://github.com'],
    'frame-ancestors': ["'self'"],
  };
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ');
}

/**
 * What the frame of the playground may do, as a header. The file says the same, and more strictly, for
 * hosts without headers (`plugins/playground/bundle.ts`); here it also has no origin when somebody
 * opens it outside the sandbox of a page.
 */
const FRAME_POLICY = [
  'sandbox allow-scripts',
  ...frameDirectives("'unsafe-inline' 'unsafe-eval'"),
  "frame-ancestors 'self'",
].join('; ');

const IMMUTABLE = 'public, max-age=31536000, immutable';

/**
 * The header rules, in order; later rules win for the same header.
 *
 * @param policy Value of `Content-Security-Policy`.
 */
export function headerRules(policy: string): HeaderRule[] {
  return [
    {
      paths: ['/*'],
      headers: {
        'Cache-Control': 'no-cache',
        'Content-Security-Policy': policy,
        'X-Content-Type-Options': 'nosniff',
        'Referrer-Policy': 'strict-origin-when-cross-origin',
        'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=()',
        'Cross-Origin-Opener-Policy': 'same-origin',
      },
    },
    // The list of the search index has no hash in its name.
    {
      paths: HASHED,
      headers: {'Cache-Control': IMMUTABLE},
    },
    {paths: ['/playground/frame/*'], headers: {'Content-Security-Policy': FRAME_POLICY}},
    {paths: ['/search/index.json'], headers: {'Cache-Control': 'no-cache'}},
    {
      paths: ['/img/*', '/demos/*', '/social/*'],
      headers: {'Cache-Control': 'public, max-age=86400'},
    },
    // The bare assistant page exists to be framed by others.
    {
      paths: ['/ai-embed'],
      headers: {
        'Content-Security-Policy': policy
          .split('; ')
          .filter((directive) => !directive.startsWith('frame-ancestors '))
          .concat('frame-ancestors *')
          .join('; '),
      },
    },
  ];
}

/**
 * What answers depend on, at servers that give a page's Markdown by `Accept` (static hosts can't). A
 * file beside the pages has one form: browsers name other types for one that they fetch ahead than for
 * a script, and would ask for it again.
 */
export const NEGOTIATION: readonly HeaderRule[] = [
  {paths: ['/*'], headers: {Vary: 'Accept-Encoding, Accept'}},
  {
    paths: HASHED,
    headers: {Vary: 'Accept-Encoding'},
  },
];

const holdsFor = (rule: HeaderRule, pathname: string) =>
  rule.paths.some((path) =>
    path.endsWith('*') ? pathname.startsWith(path.slice(0, -1)) : pathname === path,
  );

/**
 * Collects the headers of one response.
 *
 * @param pathname URL path, starting with a slash.
 */
export function headersFor(rules: readonly HeaderRule[], pathname: string): Record<string, string> {
  return Object.assign(
    {},
    ...rules.filter((rule) => holdsFor(rule, pathname)).map((rule) => rule.headers),
  );
}
