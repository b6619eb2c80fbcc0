/** What a social card says. */
export interface SocialCard {
  /** Small line above the title: where in the site. */
  section: string;
  title: string;
  /** Demo, or step of the course, whose still is shown. */
  demo?: string;
}

const SECTIONS: Record<string, string> = {
  blog: 'Blog',
  learn: 'Learn',
  'success-stories': 'Success story',
  templates: 'Template',
  experts: 'Expert',
  showcase: 'Showcase',
};

/** The only page below `/docs/` that stands in no sidebar. */
const WITHOUT_CRUMBS = '/docs/a-z';

/** All that React escapes; it writes no others. */
const ENTITIES: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  '#x27': "'",
};

const decode = (html: string) =>
  html
    .replace(/<[^>]+>/g, '')
    .replace(/&([a-z]+|#x?\w+);/g, (all, name) => ENTITIES[name] ?? all)
    .trim();

const property = (html: string, name: string) =>
  decode(new RegExp(`<meta[^>]*property="${name}"[^>]*content="([^"]*)"`).exec(html)?.[1] ?? '');

/** The breadcrumbs without the page's own name: `Docs / Player`. */
function breadcrumbs(pathname: string, html: string): string {
  const nav = /<nav[^>]*aria-label="Breadcrumbs"[\s\S]*?<\/nav>/.exec(html)?.[0] ?? '';
  if (!nav && pathname !== WITHOUT_CRUMBS)
    throw new Error(`${pathname} has no breadcrumbs, which its card shows`);
  const names = [...nav.matchAll(/<li[^>]*>([\s\S]*?)<\/li>/g)].map(([, item]) =>
    decode(item ?? ''),
  );
  return names.slice(0, -1).join(' / ');
}

/**
 * Reads what a page's card says from the built page.
 *
 * @param pathname Path of the page.
 * @param html The whole built page.
 * @param siteName Name that ends every title and says nothing on a card.
 * @throws {Error} If the page says no title, or a page of the docs not where it stands.
 */
export function readCard(pathname: string, html: string, siteName: string): SocialCard {
  const [first = '', second] = pathname.split('/').filter(Boolean);
  const title = property(html, 'og:title').replace(` | ${siteName}`, '');
  if (!title) throw new Error(`${pathname} has no og:title, from which its card is drawn`);
  const demo = /\/demos\/([\w/-]+)\.webp/.exec(html.slice(html.indexOf('<main')))?.[1];
  const section =
    first === 'docs' ? breadcrumbs(pathname, html) || 'Docs' : second ? SECTIONS[first] : undefined;
  return {section: section ?? '', title, ...(demo && {demo})};
}
