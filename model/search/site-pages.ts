import type {ExtraPage} from './build-index.ts';

const page = (
  path: string,
  title: string,
  description: string,
  keywords: string[],
  section: ExtraPage['section'] = 'Other',
): ExtraPage => ({
  path,
  title,
  section,
  crumbs: [],
  description,
  names: [],
  keywords,
});

/** Pages beside the documentation, as readers look for them. */
export const SITE_PAGES: ExtraPage[] = [
  page(
    '/experts/',
    'Experts',
    'People who build videos with Remotion for others, by skill and kind of work.',
    [
      'hire a freelancer',
      'hire a Remotion developer',
      'hire an expert',
      'agency',
      'consultant',
      'developer for hire',
    ],
  ),
  page(
    '/templates/',
    'Templates',
    'Projects to start from, by kind and stack.',
    ['all templates', 'starter templates', 'starter projects', 'boilerplate'],
    'Templates',
  ),
  page('/showcase/', 'Showcase', 'Compositions that run in the page, each with its source.', [
    'examples',
    'gallery',
    'made with Remotion',
    'inspiration',
  ]),
  page('/success-stories', 'Success Stories', 'What companies made with Remotion, and how.', [
    'case studies',
    'customers',
    'who uses Remotion',
  ]),
  page('/contact/', 'Contact', 'Which address is for which topic.', [
    'contact sales',
    'email address',
    'report a vulnerability',
  ]),
  page('/about/', 'About', 'What Remotion is and who pays for it.', [
    'company behind Remotion',
    'history of Remotion',
  ]),
  page('/ai', 'Ask the docs', 'Quoted passages that answer a question, and what agents can read.', [
    'llms.txt',
    'docs as Markdown',
  ]),
  page('/docs/a-z', 'A–Z', 'Every export, option, command, error and page in alphabetical order.', [
    'index of all functions',
    'list of all options',
    'alphabetical index',
  ]),
  page('/learn', 'Learn', 'The course, tutorials and a path for where you come from.', [
    'lessons',
    'tutorials',
    'learning path',
    'where to begin',
  ]),
  page(
    '/learn/course/',
    'Course',
    'A film in small steps, with an editor and checks that look at it.',
    ['interactive tutorial', 'exercises', 'learn by doing', 'lessons'],
    'Course',
  ),
  page('/blog', 'Blog', 'News and articles.', ['all posts', 'RSS feed']),
];
