import type {PageFacts} from '../../model/pages/page-facts.ts';

/** What a social card says. */
export interface SocialCard {
  /** Small line above the title: where in the site. */
  section: string;
  title: string;
  /** Demo, or step of the course, whose still is shown. */
  demo?: string;
}

/** A built page: what is known of it, and its whole HTML. */
export interface BuiltPage extends PageFacts {
  html: string;
}

/** The first still of a page. Lists, tools and words of the vocabulary each choose their own: only the HTML has them all. */
const STILL = /\/demos\/([\w/-]+)\.webp/;

/** Tells what a page's card says. */
export function readCard({title, section, html}: BuiltPage): SocialCard {
  const demo = STILL.exec(html.slice(html.indexOf('<main')))?.[1];
  return {section, title, ...(demo && {demo})};
}
