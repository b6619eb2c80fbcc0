import type {ThemeConfig} from '@docusaurus/preset-classic';
import {identity} from './identity.ts';

type Navbar = NonNullable<ThemeConfig['navbar']>;
type Footer = NonNullable<ThemeConfig['footer']>;

/**
 * Navbar of the specification, section 2: texts and order; the logo's context menu opens the brand page. `about` is a
 * line below the name in a menu, `group` the title of a column that begins with the item.
 */
export const navbar: Navbar = {
  hideOnScroll: true,
  title: identity.name,
  logo: {
    alt: `${identity.name} home`,
    src: 'img/logo.svg',
    srcDark: 'img/logo-dark.svg',
    width: 28,
    height: 28,
  },
  items: [
    {
      type: 'doc',
      docId: 'getting-started',
      position: 'left',
      label: 'Docs',
      // Lists of the docs that no sidebar has.
      activeBaseRegex: '^/(contents|docs/a-z)$',
    },
    {type: 'doc', docId: 'api', position: 'left', label: 'API'},
    {
      label: 'Products',
      position: 'left',
      items: [
        {to: '/player/', label: 'Player', about: 'Your composition in a React app'},
        {to: '/lambda/', label: 'Lambda', about: 'Renders in parallel on AWS'},
        {to: '/docs/media-parser/', label: 'Media Parser', about: 'Reads what is in a media file'},
        {to: '/docs/webcodecs/', label: 'WebCodecs', about: 'Converts video in the browser'},
        {to: '/docs/recorder/', label: 'Recorder', about: 'Screencasts, cut in code'},
        {to: '/docs/timeline/', label: 'Timeline', about: 'A part for your own editor'},
      ],
    },
    {
      label: 'Resources',
      position: 'left',
      activeBaseRegex: '^/ai$',
      items: [
        {group: 'Read and ask', to: '/learn', label: 'Learn', about: 'Paths and tutorials'},
        {to: '/learn/course/', label: 'Course', about: 'Make a film, step by step'},
        {to: '/docs/resources', label: 'Resources', about: 'Examples and packages'},
        {to: '/blog', label: 'Blog', about: 'Releases and news'},
        {to: '/showcase/', label: 'Showcase', about: 'Films that run in the page'},
        {to: '/docs/support', label: 'Support', about: 'Who helps, and how'},
        {group: 'Make and fix', to: '/templates/', label: 'Templates', about: 'Whole projects'},
        {to: '/docs/recipes/', label: 'Recipes', about: 'Effects, one file each'},
        {to: '/demos/', label: 'Demos', about: 'One function at a time'},
        {to: '/playground/', label: 'Playground', about: 'Write code, see the film'},
        {
          href: identity.converter,
          label: 'Convert a video',
          about: 'In the browser, nothing uploaded',
        },
        {to: '/errors', label: 'Error decoder', about: 'Paste a message, get its fix'},
      ],
    },
    {
      label: 'Commercial',
      position: 'left',
      items: [
        {
          group: 'Use and buy',
          to: '/docs/license',
          label: 'License',
          about: 'Who needs one, and who doesn’t',
        },
        {href: identity.pricing, label: 'Pricing', about: 'Company licenses'},
        {href: identity.store, label: 'Store', about: 'Templates and parts to buy'},
        {to: '/success-stories', label: 'Success Stories', about: 'Products built on it'},
        {to: '/experts/', label: 'Experts', about: 'People who build for you'},
        {group: 'The company', to: '/about/', label: 'About us', about: 'How it came about'},
        {to: '/docs/investors', label: 'Investors', about: 'Who owns a part of it'},
        {to: '/contact/', label: 'Contact us', about: 'Who answers what'},
      ],
    },
    {type: 'docsVersionDropdown', position: 'right'},
    {type: 'localeDropdown', position: 'right'},
    {
      href: identity.repository,
      position: 'right',
      className: 'navbar-icon navbar-icon--code',
      'aria-label': 'GitHub',
    },
    {
      href: identity.chat,
      position: 'right',
      className: 'navbar-icon navbar-icon--chat',
      'aria-label': 'Discord',
    },
    {
      href: identity.social,
      position: 'right',
      className: 'navbar-icon navbar-icon--social',
      'aria-label': 'X',
    },
  ],
};

/** Footer of the specification, section 2: three columns and the copyright line. */
export const footer: Footer = {
  style: 'light',
  logo: {
    alt: identity.name,
    src: 'img/logo.svg',
    srcDark: 'img/logo-dark.svg',
    href: '/',
    width: 32,
    height: 32,
  },
  copyright: `© ${new Date().getFullYear()} ${identity.owner}. Built with Docusaurus.`,
  links: [
    {
      title: identity.name,
      items: [
        {to: '/docs/', label: 'Creating a new project'},
        {to: '/docs/api', label: 'API reference'},
        {to: '/docs/a-z', label: 'A–Z'},
        {to: '/errors', label: 'Error decoder'},
        {to: '/player/', label: 'Player'},
        {to: '/lambda/', label: 'Lambda'},
        {to: '/templates/', label: 'Templates'},
        {href: identity.converter, label: 'Convert a video'},
      ],
    },
    {
      title: 'Community',
      items: [
        {href: identity.repository, label: 'GitHub'},
        {href: identity.chat, label: 'Discord'},
        {href: identity.social, label: 'X'},
        {to: '/showcase/', label: 'Showcase'},
        {to: '/experts/', label: 'Experts'},
      ],
    },
    {
      title: 'More',
      items: [
        {to: '/about/', label: 'About us'},
        {to: '/contact/', label: 'Contact us'},
        {to: '/blog', label: 'Blog'},
        {to: '/success-stories', label: 'Success Stories'},
        {to: '/learn', label: 'Learn'},
        {to: '/docs/license', label: 'License'},
      ],
    },
  ],
};
