import type {ThemeConfig} from '@docusaurus/preset-classic';
import {identity} from './identity.ts';

type Navbar = NonNullable<ThemeConfig['navbar']>;
type Footer = NonNullable<ThemeConfig['footer']>;

/** Navbar of the specification, section 2: texts and order; the logo's context menu opens the brand page. */
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
        {to: '/player/', label: 'Player'},
        {to: '/lambda/', label: 'Lambda'},
        {to: '/docs/media-parser/', label: 'Media Parser'},
        {to: '/docs/webcodecs/', label: 'WebCodecs'},
        {to: '/docs/recorder/', label: 'Recorder'},
        {to: '/docs/timeline/', label: 'Timeline'},
      ],
    },
    {
      label: 'Resources',
      position: 'left',
      activeBaseRegex: '^/ai$',
      items: [
        {to: '/learn', label: 'Learn'},
        {to: '/docs/resources', label: 'Resources'},
        {to: '/blog', label: 'Blog'},
        {to: '/showcase/', label: 'Showcase'},
        {href: identity.converter, label: 'Convert a video'},
        {to: '/docs/support', label: 'Support'},
        {to: '/templates/', label: 'Templates'},
        {to: '/learn/course/', label: 'Course'},
        {to: '/docs/recipes/', label: 'Recipes'},
        {to: '/demos/', label: 'Demos'},
        {to: '/playground/', label: 'Playground'},
        {to: '/errors', label: 'Explain an error'},
      ],
    },
    {
      label: 'Commercial',
      position: 'left',
      items: [
        {to: '/docs/license', label: 'License'},
        {href: identity.pricing, label: 'Pricing'},
        {href: identity.store, label: 'Store'},
        {to: '/success-stories', label: 'Success Stories'},
        {to: '/experts/', label: 'Experts'},
        {to: '/about/', label: 'About us'},
        {to: '/docs/investors', label: 'Investors'},
        {to: '/contact/', label: 'Contact us'},
      ],
    },
    {type: 'docsVersionDropdown', position: 'right'},
    {type: 'localeDropdown', position: 'right'},
    {
      href: identity.repository,
      position: 'right',
      className: 'navbar-icon navbar-icon--code',
      'aria-label': 'Code repository',
    },
    {
      href: identity.chat,
      position: 'right',
      className: 'navbar-icon navbar-icon--chat',
      'aria-label': 'Chat community',
    },
    {
      href: identity.social,
      position: 'right',
      className: 'navbar-icon navbar-icon--social',
      'aria-label': 'Social network',
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
        {to: '/errors', label: 'What an error means'},
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
        {to: '/success-stories', label: 'Success stories'},
        {to: '/learn', label: 'Learn'},
        {to: '/docs/license', label: 'License'},
      ],
    },
  ],
};
