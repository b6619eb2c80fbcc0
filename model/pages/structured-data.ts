import type {Nodes, Root} from 'mdast';
import {toString as plainText} from 'mdast-util-to-string';
import type {PageKind} from '../../shared/page.ts';
import type {LastChanges} from './dates.ts';
import {pathOf, publishedOn, servedPath} from './page-path.ts';
import type {ParsedPage} from './parse-page.ts';
import type {Site} from './site.ts';
import {type Step, trailOf} from './trail.ts';

/** What the data of all pages have in common. */
export interface StructuredContext {
  site: Site;
  /** Address of the site without trailing slash; empty for previews, whose addresses stay relative. */
  origin: string;
  name: string;
  description: string;
  publisher: string;
  changes: LastChanges;
}

/** A node of schema.org. */
export type Thing = {'@type': string; [key: string]: unknown};

const LISTS: Record<Exclude<PageKind, 'docs'>, Step> = {
  blog: {label: 'Blog', path: '/blog'},
  learn: {label: 'Learn', path: '/learn'},
  course: {label: 'Course', path: '/learn/course/'},
  story: {label: 'Success Stories', path: '/success-stories'},
};

/** Text as a reader sees it, words of the vocabulary left out. */
function readableText(node: Nodes): string {
  if (node.type === 'code' || node.type === 'yaml' || node.type.startsWith('mdx')) return '';
  if (node.type === 'text' || node.type === 'inlineCode') return node.value;
  if (!('children' in node)) return '';
  const separator = ['list', 'table', 'blockquote', 'root'].includes(node.type) ? ' ' : '';
  return node.children.map((child) => readableText(child as Nodes)).join(separator);
}

/** Questions of a page: its headings that end in a question mark, with the text below each. */
function questionsOf(tree: Root): {question: string; answer: string}[] {
  const found: {question: string; answer: string; depth: number}[] = [];
  let isOpen = false;
  for (const node of tree.children) {
    if (node.type === 'heading') {
      const question = plainText(node);
      const last = found.at(-1);
      if (isOpen && last && node.depth > last.depth) continue;
      isOpen = question.endsWith('?');
      if (isOpen) found.push({question, answer: '', depth: node.depth});
      continue;
    }
    const last = found.at(-1);
    if (isOpen && last) last.answer += ` ${readableText(node)}`;
  }
  return found.flatMap(({question, answer}) => {
    const text = answer.replace(/\s+/g, ' ').trim();
    return text === '' ? [] : [{question, answer: text}];
  });
}

/** What a page that is one question says before its first heading. */
function opening(tree: Root): string {
  const end = tree.children.findIndex(({type}) => type === 'heading');
  const before = end === -1 ? tree.children : tree.children.slice(0, end);
  return before.map(readableText).join(' ').replace(/\s+/g, ' ').trim();
}

function faqOf(page: ParsedPage): Thing[] {
  const title = String(page.data.title);
  const isList = /(?:^|[/-])faq$/.test(page.id);
  const isQuestion = page.data.crumb === 'FAQ' && title.endsWith('?');
  const questions = isList
    ? questionsOf(page.tree)
    : isQuestion
      ? [{question: title, answer: opening(page.tree)}]
      : [];
  const answered = questions.filter(({answer}) => answer !== '');
  if (answered.length === 0) return [];
  return [
    {
      '@type': 'FAQPage',
      mainEntity: answered.map(({question, answer}) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: {'@type': 'Answer', text: answer},
      })),
    },
  ];
}

const breadcrumbs = (steps: Step[], origin: string): Thing => ({
  '@type': 'BreadcrumbList',
  itemListElement: steps
    .filter(({path}) => path !== undefined)
    .map(({label, path}, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: `${origin}${path}`,
    })),
});

/** Builds the data of one page of the docs or one post; undefined if the site doesn't serve it. */
function dataOf(
  page: ParsedPage,
  {site, origin, name, publisher, changes}: StructuredContext,
): {path: string; things: Thing[]} | undefined {
  const path = servedPath(page, site.registry);
  if (path === undefined) return undefined;
  const title = String(page.data.title);
  const isDocs = page.kind === 'docs';
  const type =
    isDocs || page.kind === 'learn' || page.kind === 'course' ? 'TechArticle' : 'BlogPosting';
  const published = isDocs ? undefined : publishedOn(page);
  const modified = changes[page.file]?.date;
  const article: Thing = {
    '@type': type,
    headline: title,
    description: String(page.data.description),
    url: `${origin}${path}`,
    mainEntityOfPage: `${origin}${path}`,
    inLanguage: 'en',
    ...(published && {datePublished: published}),
    ...(modified && {dateModified: modified}),
    author: {'@type': 'Organization', name: publisher},
    publisher: {'@type': 'Organization', name: publisher},
    isPartOf: {'@type': 'WebSite', name, url: `${origin}/`},
  };
  const place = site.registry.get(page.id);
  const above =
    page.kind !== 'docs' ? [LISTS[page.kind]] : place ? trailOf(place, site.registry) : [];
  const trail = [...above.filter((step) => step.path !== path), {label: title, path}];
  return {path, things: [article, breadcrumbs(trail, origin), ...faqOf(page)]};
}

function homeData({origin, name, description, publisher}: StructuredContext): Thing {
  return {
    '@type': 'WebSite',
    name,
    description,
    url: `${origin}/`,
    inLanguage: 'en',
    publisher: {'@type': 'Organization', name: publisher, url: `${origin}/`},
    potentialAction: {
      '@type': 'SearchAction',
      target: {
        '@type': 'EntryPoint',
        urlTemplate: `${origin}/search?q={search_term_string}`,
      },
      'query-input': 'required name=search_term_string',
    },
  };
}

function blogData({site, origin, name, publisher}: StructuredContext): Thing {
  const posts = site.pages
    .filter(({kind, data}) => kind === 'blog' && data.draft !== true)
    .map((page) => ({page, published: publishedOn(page) ?? ''}))
    .sort((a, b) => b.published.localeCompare(a.published));
  return {
    '@type': 'Blog',
    name: `${name} blog`,
    url: `${origin}/blog`,
    inLanguage: 'en',
    publisher: {'@type': 'Organization', name: publisher},
    blogPost: posts.map(({page, published}) => ({
      '@type': 'BlogPosting',
      headline: String(page.data.title),
      url: `${origin}${pathOf(page, site.registry)}`,
      datePublished: published,
    })),
  };
}

/**
 * Says what each page is in the words of schema.org: articles with their breadcrumbs, questions with
 * their answers, and on the home page the search.
 *
 * @returns One JSON-LD document for each site path.
 */
export function buildStructuredData(context: StructuredContext): Map<string, string> {
  const pages = context.site.pages.flatMap((page) => dataOf(page, context) ?? []);
  const all = [
    {path: '/', things: [homeData(context)]},
    {path: '/blog', things: [blogData(context)]},
    ...pages,
  ];
  return new Map(
    all.map(({path, things}) => [
      path,
      // Within a script element, only the end tag could break out.
      JSON.stringify({'@context': 'https://schema.org', '@graph': things}).replace(/</g, '\\u003c'),
    ]),
  );
}
