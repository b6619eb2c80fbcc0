/** One response header rule; `deploy/` generates every host's configuration from this list. */
export interface HeaderRule {
  /** Matches the URL path. */
  path: RegExp;
  headers: Record<string, string>;
}

export interface PolicyInput {
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
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...(services.connect ?? [])],
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

const IMMUTABLE = 'public, max-age=31536000, immutable';

/**
 * The header rules, in order; later rules win for the same header.
 *
 * @param policy Value of `Content-Security-Policy`.
 */
export function headerRules(policy: string): HeaderRule[] {
  return [
    {
      path: /^\//,
      headers: {
        'Cache-Control': 'no-cache',
        'Content-Security-Policy': policy,
        'X-Content-Type-Options': 'nosniff',
        'Referrer-Policy': 'strict-origin-when-cross-origin',
        'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=()',
        'Cross-Origin-Opener-Policy': 'same-origin',
      },
    },
    {path: /^\/assets\//, headers: {'Cache-Control': IMMUTABLE}},
    {path: /^\/(?:img|demos|fonts)\//, headers: {'Cache-Control': 'public, max-age=86400'}},
    // The bare assistant page exists to be framed by others.
    {
      path: /^\/ai-embed\/?$/,
      headers: {
        'Content-Security-Policy': policy.replace("frame-ancestors 'self'", 'frame-ancestors *'),
      },
    },
  ];
}

/**
 * Collects the headers of one response.
 *
 * @param pathname URL path, starting with a slash.
 */
export function headersFor(rules: HeaderRule[], pathname: string): Record<string, string> {
  return Object.assign(
    {},
    ...rules.filter((rule) => rule.path.test(pathname)).map((rule) => rule.headers),
  );
}
