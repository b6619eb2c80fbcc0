import type {Options, ThemeConfig} from '@docusaurus/preset-classic';
import type {Config} from '@docusaurus/types';
import {identity} from './config/identity.ts';
import {footer, navbar} from './config/navigation.ts';
import {readServices} from './config/services.ts';
import {announcement} from './content/data/announcement.ts';
import {choosers} from './content/data/choosers.ts';
import {optionLists} from './content/data/option-subjects.ts';
import {plates} from './content/data/plates.ts';
import codeBlocks from './mdx/code-blocks.ts';
import errorMessages from './mdx/error-messages.ts';
import memberFacts from './mdx/member-facts.ts';
import memberRows from './mdx/member-rows.ts';
import optionGroups from './mdx/option-groups.ts';
import optionSubjects from './mdx/option-subjects.ts';
import {remarkOwnWords} from './mdx/own-words.ts';
import pageProblems from './mdx/problems.ts';
import tableCells from './mdx/table-cells.ts';
import wholeNames from './mdx/whole-names.ts';
import wordData from './mdx/word-data.ts';
import {GENERATED} from './model/generated.ts';
import azPlugin from './plugins/a-z.ts';
import apiCards from './plugins/api-cards.ts';
import bundlerPlugin from './plugins/bundler.ts';
import clientRoutes from './plugins/client-routes.ts';
import compressEarlyPlugin from './plugins/compress-early.ts';
import coursePlugin from './plugins/course.ts';
import dataPages from './plugins/data-pages.ts';
import demosPlugin from './plugins/demos.ts';
import devServerPlugin from './plugins/dev-server.ts';
import errorsPlugin from './plugins/errors.ts';
import {parseFrontMatter} from './plugins/front-matter.ts';
import markdownTwins from './plugins/markdown-twins.ts';
import navigationPlugin from './plugins/navigation.ts';
import offlinePlugin from './plugins/offline.ts';
import onDemandPlugin from './plugins/on-demand.ts';
import pageFacts from './plugins/page-facts.ts';
import playgroundPlugin from './plugins/playground.ts';
import registryPlugin from './plugins/registry.ts';
import replacementsPlugin from './plugins/replacements.ts';
import routeListPlugin from './plugins/route-list.ts';
import searchIndex from './plugins/search-index.ts';
import sitemapPlugin from './plugins/sitemap.ts';
import {startScript} from './plugins/start-script.ts';
import {codeWrapScript} from './shared/code-wrap.ts';
import {documentTemplate, noScriptStyles} from './shared/document.ts';
import {packageManagerScript} from './shared/package-manager.ts';
import {PREVIEW_ORIGIN} from './shared/preview.ts';

const services = readServices();

/** The chat widget of the specification, section 1; loaded only where it is configured. */
const chatWidgetScript = ({src, id}: {src: string; id: string}) => ({
  src,
  async: true,
  'data-id': id,
  'data-ask-ai': 'true',
  'data-ask-ai-background-color': '#282A36',
  'data-ask-ai-color': '#ffffff',
  'data-ask-ai-text': 'Ask AI',
  'data-ask-ai-position': 'br',
  'data-ask-ai-radius': '20px',
});

const blogDefaults = {
  postsPerPage: 10,
  blogSidebarCount: 'ALL',
  onInlineAuthors: 'throw',
  onInlineTags: 'throw',
  onUntruncatedBlogPosts: 'ignore',
} as const;

const mdxPlugins = {
  beforeDefaultRemarkPlugins: [
    ...(process.env.NODE_ENV === 'development' ? [pageProblems] : []),
    [optionGroups, {lists: optionLists}],
  ],
  remarkPlugins: [
    [wordData, {plates, choosers, origin: services.siteUrl ?? PREVIEW_ORIGIN}],
    [optionSubjects, {lists: optionLists}],
    memberFacts,
    memberRows,
    errorMessages,
    remarkOwnWords,
  ],
  rehypePlugins: [codeBlocks, wholeNames, tableCells],
};

const config: Config = {
  title: identity.name,
  tagline: identity.tagline,
  url: services.siteUrl ?? PREVIEW_ORIGIN,
  // A build without its canonical address is a preview.
  noIndex: services.siteUrl === undefined,
  baseUrl: '/',
  favicon: 'img/favicon.svg',
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onBrokenMarkdownLinks: 'throw',
  onDuplicateRoutes: 'throw',
  i18n: {defaultLocale: 'en', locales: ['en']},
  ssrTemplate: documentTemplate,
  future: {
    experimental_faster: {
      swcJsLoader: true,
      swcJsMinimizer: true,
      // SWC's HTML minimizer drops <head> and </body>, which crawlers and our own post-build steps need.
      swcHtmlMinimizer: false,
      lightningCssMinimizer: true,
      rspackBundler: true,
      mdxCrossCompilerCache: true,
    },
  },
  markdown: {parseFrontMatter},
  // Generated files that are served as they are, beside our own.
  staticDirectories: ['static', GENERATED],
  headTags: [
    {
      tagName: 'link',
      attributes: {
        rel: 'search',
        type: 'application/opensearchdescription+xml',
        title: identity.name,
        href: '/opensearch.xml',
      },
    },
    {tagName: 'script', attributes: {}, innerHTML: startScript()},
    {tagName: 'script', attributes: {}, innerHTML: `${packageManagerScript};${codeWrapScript}`},
    {tagName: 'noscript', attributes: {}, innerHTML: noScriptStyles},
  ],
  clientModules: ['./src/shell/missing-features.ts'],
  customFields: {
    description: identity.description,
    hostedSearch: services.search,
    hasChatWidget: services.chatWidget !== undefined,
    // Search and the 404 page report to the toolkit where this site has no repository of its own.
    repository: services.repository ?? identity.repository,
    ownRepository: services.repository,
  },
  scripts: services.chatWidget ? [chatWidgetScript(services.chatWidget)] : [],
  presets: [
    [
      'classic',
      {
        docs: {
          path: 'content/docs',
          routeBasePath: 'docs',
          sidebarPath: './plugins/docs-sidebars.ts',
          ...mdxPlugins,
          breadcrumbs: true,
          showLastUpdateTime: true,
          editUrl: services.repository && `${services.repository}/edit/main/`,
          versions: {current: {label: `${identity.version} (Next)`}},
        },
        blog: {
          ...blogDefaults,
          ...mdxPlugins,
          path: 'content/blog',
          blogTitle: 'Blog',
          blogDescription: `Releases and news of ${identity.name}`,
          showReadingTime: true,
          feedOptions: {type: 'all', title: `${identity.name} blog`},
        },
        gtag: services.analytics,
        // Runs as a plugin of its own, with the recorded dates.
        sitemap: false,
        theme: {
          customCss: ['tokens', 'fonts', 'base', 'controls', 'prose', 'code'].map(
            (name) => `./src/css/${name}.css`,
          ),
        },
      } satisfies Options,
    ],
  ],
  plugins: [
    bundlerPlugin,
    devServerPlugin,
    compressEarlyPlugin,
    onDemandPlugin,
    clientRoutes,
    replacementsPlugin,
    offlinePlugin,
    routeListPlugin,
    navigationPlugin,
    demosPlugin,
    playgroundPlugin,
    dataPages,
    coursePlugin,
    errorsPlugin,
    azPlugin,
    apiCards,
    searchIndex,
    markdownTwins,
    registryPlugin,
    sitemapPlugin,
    pageFacts,
    [
      '@docusaurus/plugin-content-blog',
      {
        ...blogDefaults,
        ...mdxPlugins,
        id: 'learn',
        path: 'content/learn',
        routeBasePath: 'learn',
        blogListComponent: '@site/src/learn/LearnPage.tsx',
        blogTitle: 'Learn',
        blogDescription: 'Tutorials that build something you can watch',
        showReadingTime: true,
        feedOptions: {type: null},
      },
    ],
    [
      '@docusaurus/plugin-content-blog',
      {
        ...blogDefaults,
        ...mdxPlugins,
        id: 'success-stories',
        path: 'content/success-stories',
        routeBasePath: 'success-stories',
        blogTitle: 'Success stories',
        blogDescription: 'Products that make videos with code',
        feedOptions: {type: null},
      },
    ],
  ],
  themeConfig: {
    colorMode: {defaultMode: 'light', respectPrefersColorScheme: true},
    tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
    docs: {sidebar: {autoCollapseCategories: false, hideable: false}},
    announcementBar: announcement,
    image: 'img/social-card.png',
    metadata: [{name: 'theme-color', content: '#0a6664'}],
    navbar,
    footer,
  } satisfies ThemeConfig,
};

export default config;
