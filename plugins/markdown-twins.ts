import type {LoadContext, Plugin} from '@docusaurus/types';
import {identity} from '../config/identity.ts';
import {choosers} from '../content/data/choosers.ts';
import {course} from '../content/data/course.ts';
import {readMemberFacts} from '../model/api/member-facts.ts';
import {readReports} from '../model/api/read-reports.ts';
import {readCourse, stepTwin} from '../model/course/read-course.ts';
import {readDiagram} from '../model/diagrams/read-diagrams.ts';
import {clearGenerated, GENERATED} from '../model/generated.ts';
import {writeText} from '../model/io.ts';
import {buildLlmsTxt} from '../model/pages/llms-txt.ts';
import {buildTwin} from '../model/pages/markdown-twin.ts';
import {readReport} from '../model/pages/page-data.ts';
import {publishedOn, servedPath} from '../model/pages/page-path.ts';
import type {ParsedPage} from '../model/pages/parse-page.ts';
import {readDocs, readSidebars} from '../model/pages/read-docs.ts';
import {REPLACED} from '../model/pages/replaced-names.ts';
import {readSite} from '../model/pages/site.ts';
import {readRecipes} from '../model/recipes/read-recipes.ts';
import {readShotPicture} from '../model/shots/read-shots.ts';
import {twinOf} from '../shared/site-path.ts';

/** OpenSearch: lets a browser offer the site's search in its address bar. */
const openSearch = (name: string, origin: string) => `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
  <ShortName>${name}</ShortName>
  <Description>Search the documentation of ${name}</Description>
  <InputEncoding>UTF-8</InputEncoding>
  <Url type="text/html" template="${origin}/search?q={searchTerms}"/>
</OpenSearchDescription>
`;

/** Writes what machines read: a plain Markdown twin of each page and post, `llms.txt`, OpenSearch, robots.txt. */
export default function markdownTwins({siteConfig}: LoadContext): Plugin {
  return {
    name: 'site-markdown-twins',
    loadContent() {
      for (const folder of ['docs', 'blog', 'learn', 'success-stories']) clearGenerated(folder);
      const site = readSite();
      const docs = readDocs();
      const isPreview = siteConfig.noIndex;
      const origin = isPreview ? '' : siteConfig.url;
      const reports = readReports();
      const context = {
        site,
        docs,
        report: readReport,
        facts: (page: ParsedPage) => readMemberFacts(page, reports),
        diagram: readDiagram,
        shot: readShotPicture,
        choosers,
        recipes: readRecipes(),
        origin,
      };
      const steps = readCourse(course);
      const twins = site.pages.flatMap((page) => {
        const path = servedPath(page, site.registry);
        if (path === undefined) return [];
        const step = steps.find((one) => one.path === path);
        const code = page.kind === 'course' && step ? stepTwin(step) : '';
        return [{path, page, text: buildTwin(page, context) + code}];
      });
      const posts = twins
        .filter(({page}) => page.kind !== 'docs')
        .map(({path, page}) => ({
          path,
          kind: page.kind,
          title: String(page.data.title),
          description: String(page.data.description),
          published: publishedOn(page) ?? '',
        }))
        .sort((a, b) => b.published.localeCompare(a.published));
      for (const {path, text} of twins) writeText(`${GENERATED}${twinOf(path)}`, text);
      const {title: name, customFields} = siteConfig;
      const list = buildLlmsTxt({
        name,
        description: String(customFields?.description ?? siteConfig.tagline),
        origin,
        sidebars: readSidebars(docs),
        docs,
        posts,
        first: {version: identity.version, replaced: REPLACED},
      });
      writeText(`${GENERATED}/llms.txt`, list);
      writeText(`${GENERATED}/llms-full.txt`, twins.map(({text}) => text).join('\n---\n\n'));
      writeText(`${GENERATED}/opensearch.xml`, openSearch(name, siteConfig.url));
      const rule = isPreview ? 'Disallow: /' : `Allow: /\nSitemap: ${siteConfig.url}/sitemap.xml`;
      writeText(`${GENERATED}/robots.txt`, `User-agent: *\n${rule}\n`);
      return Promise.resolve();
    },
  };
}
