import {describe, expect, it} from 'vitest';
import {choosers} from '../../content/data/choosers.ts';
import {readMemberFacts} from '../api/member-facts.ts';
import {readReports} from '../api/read-reports.ts';
import {readDiagram} from '../diagrams/read-diagrams.ts';
import {readRecipes} from '../recipes/read-recipes.ts';
import {buildTwin, type TwinContext} from './markdown-twin.ts';
import {readReport} from './page-data.ts';
import {pathOf} from './page-path.ts';
import type {ParsedPage} from './parse-page.ts';
import {readDocs} from './read-docs.ts';
import {readSite} from './site.ts';
import {front, testSite} from './test-site.ts';

const summary = (id: string, path: string, api: string[] = []) => ({
  id,
  path,
  title: `<${id}>`,
  description: `About ${id}.`,
  api,
});

const chooser = {
  id: 'codec',
  title: 'Which codec?',
  questions: [],
  rules: [],
  results: [
    {
      id: 'h264',
      name: '`h264`',
      when: 'It is to play everywhere.',
      why: 'All players know it.',
      page: 'shapes/circle#radius',
      sample: {language: 'sh', code: 'npx remotion render --codec=h264'},
    },
  ],
};

function twin(body: string, extra = '', origin = ''): string {
  const site = testSite({
    spring: front('spring()', extra) + body,
    'shapes/index': front('Shapes'),
    'shapes/circle': `${front('Circle')}### \`radius\`\n`,
  });
  const context: TwinContext = {
    site,
    origin,
    shot: () => undefined,
    diagram: () => ({
      kind: 'nesting',
      title: 'How a render goes',
      description: 'The code becomes a `file`.',
      caption: 'Below the picture.',
      boxes: [],
    }),
    choosers: [chooser],
    recipes: [],
    docs: new Map([
      ['shapes/index', summary('shapes/index', '/docs/shapes/')],
      [
        'shapes/circle',
        summary('shapes/circle', '/docs/shapes/circle', ['@remotion/shapes#Circle']),
      ],
    ]),
    facts: ({headings}) =>
      new Map(
        headings
          .filter(({text}) => text === 'damping')
          .map(({line}) => [
            line,
            {type: 'number', need: 'optional', default: '10', isDeprecated: false, isMethod: false},
          ]),
      ),
    report: (name) => ({
      package: name,
      version: '4.0.311',
      exports: [
        {name: 'Circle', entryPoint: name, kind: 'component', signature: ''},
        {name: 'CircleProps', entryPoint: name, kind: 'type', signature: ''},
      ],
    }),
  };
  const page = site.docs.get('spring');
  if (!page) throw new Error('no page');
  return buildTwin(page, context);
}

/** What an agent reads in one go. */
const LARGEST = 30_000;
/** Lists that grow with what they list; `llms.txt` names them. */
const LISTS = ['errors/index'];

describe('buildTwin', () => {
  it('starts with title, description and import, ends with related pages', () => {
    const extra = 'api: remotion#spring\nsince: 4.0.52\nrelated: [shapes/circle, unwritten]\n';
    expect(twin('Text.\n', extra)).toMatchInlineSnapshot(`
      "# spring()

      What the reader gets from the page on spring().

      Available since version 4.0.52.

      \`\`\`ts
      import {spring} from 'remotion';
      \`\`\`

      Text.

      ## See also

      - [\`<shapes/circle>\`](/docs/shapes/circle.md)
      "
    `);
  });

  it('says below the title that the subject is alpha, experimental or deprecated', () => {
    expect(twin('Text.\n', 'status: alpha\n', 'https://x.test')).toContain(
      '\n\n**Alpha.** Not actively developed: errors are fixed, features are not added, and the API may change in any version. [What that means](https://x.test/docs/cloudrun/status.md)\n\nText.',
    );
    expect(twin('Text.\n')).not.toContain('**');
  });

  it('turns the words of the vocabulary into text', () => {
    const body = `<Demo id="spring" />

### \`delay\`

<Since v="4.0.130" />

<Compatibility yes="chrome player" no="node" />

<Cards ids="shapes/circle unwritten shapes/index" />

<ExportTable package="@remotion/shapes" />

<Diagram id="render-pipeline" />

<TryFile run="file-type" />

<Tabs>
<Tab label="React">

Press <kbd>R</kbd>.

\`\`\`tsx
const a = 1;
\`\`\`

</Tab>
<Tab label="Vue">Nothing.</Tab>
</Tabs>

:::warning[Mind *the* gap]

Two [words](./shapes/circle.mdx).

- and
- a list

:::

{/* not for readers */}
`;
    expect(twin(body)).toMatchInlineSnapshot(`
      "# spring()

      What the reader gets from the page on spring().

      [Live demo: spring](/docs/spring)

      ### \`delay\`

      Available since version 4.0.130.

      Works in: chrome, player. Does not work in: node.

      - [\`<shapes/circle>\`](/docs/shapes/circle.md): About shapes/circle.
      - [\`<shapes/index>\`](/docs/shapes.md): About shapes/index.

      - [\`Circle\`](/docs/shapes/circle.md): About shapes/circle.
      - \`CircleProps\` (type)

      **Diagram: How a render goes.** The code becomes a \`file\`.

      [Try it with a file of yours: file type](/docs/spring)

      **React**

      Press <kbd>R</kbd>.

      \`\`\`tsx
      const a = 1;
      \`\`\`

      **Vue**

      Nothing.

      > **Warning: Mind *the* gap**
      >
      > Two [words](/docs/shapes/circle.md).
      >
      > - and
      > - a list
      "
    `);
  });

  it('says of members what the page shows beside their headings', () => {
    expect(twin('## Options\n\n### `damping`\n\nBrakes.\n\n### Else\n\nNo member.\n')).toContain(
      '### `damping`\n\nType `number`, optional, default `10`.\n\nBrakes.\n\n### Else\n\nNo member.',
    );
  });

  it('shows samples whole, without hidden and removed lines', () => {
    const body = `- In a list:

  \`\`\`tsx title="src/Root.tsx" {2}
  declare const hidden: string;
  // ---cut---
  const shown = hidden;


  const old = 1; // [!code --]
  const added = 2; // [!code ++]
  \`\`\`

## 16:9 and \\{braces\\} {#custom}
`;
    expect(twin(body)).toMatchInlineSnapshot(`
      "# spring()

      What the reader gets from the page on spring().

      - In a list:

        \`src/Root.tsx\`:

        \`\`\`tsx
        const shown = hidden;


        const added = 2;
        \`\`\`

      ## 16:9 and \\{braces\\}
      "
    `);
  });

  it('links to other twins, shows links that wait as text, and keeps the rest', () => {
    const body =
      '[a](./shapes/circle.mdx#radius) [b](./shapes/index.mdx) [`c`](./unwritten.mdx) [d](/templates/) [e](https://example.com) [f](#x) https://example.com ![g](/img/studio.png)\n';
    expect(twin(body, '', 'https://docs.example')).toMatchInlineSnapshot(`
      "# spring()

      What the reader gets from the page on spring().

      [a](https://docs.example/docs/shapes/circle.md#radius) [b](https://docs.example/docs/shapes.md) [\`c\`](./unwritten.mdx) [d](https://docs.example/templates/) [e](https://example.com) [f](#x) https://example.com ![g](https://docs.example/img/studio.png)
      "
    `);
  });

  it('writes posts with their date, and links to the twins of posts', () => {
    const post = (title: string, slug: string) =>
      `---\ntitle: ${title}\ndescription: News.\nslug: ${slug}\ndate: 2023-07-03\n---\n\nSee [the other](/blog/other#x) and [spring()](/docs/spring).\n\n{/* truncate */}\n\nMore.\n`;
    const site = testSite({
      spring: front('spring()'),
      'content/blog/2023-07-03-4-0.mdx': post('Version 4', '4-0'),
      'content/blog/2023-07-04-other.mdx': post('Other', 'other'),
    });
    const page = site.byFile.get('content/blog/2023-07-03-4-0.mdx');
    if (!page) throw new Error('no page');
    const context = {
      site,
      origin: '',
      docs: new Map(),
      report: () => undefined,
      facts: () => new Map(),
      diagram: () => undefined,
      shot: () => undefined,
      choosers: [],
      recipes: [],
    };
    expect(buildTwin(page, context)).toMatchInlineSnapshot(`
      "# Version 4

      News.

      Published on 2023-07-03.

      See [the other](/blog/other.md#x) and [spring()](/docs/spring.md).

      More.
      "
    `);
  });

  it('writes the results of a chooser, with links to twins', () => {
    expect(twin('<Chooser id="codec" />\n', '', 'https://example.com')).toMatchInlineSnapshot(`
      "# spring()

      What the reader gets from the page on spring().

      **Which codec?**

      **[\`h264\`](https://example.com/docs/shapes/circle.md#radius)**: It is to play everywhere. All players know it.

      \`\`\`sh
      npx remotion render --codec=h264
      \`\`\`
      "
    `);
  });

  it('writes every page of the site without a word of ours, none of the docs larger than 30 KB', () => {
    const site = readSite();
    const reports = readReports();
    const context = {
      site,
      docs: readDocs(),
      report: readReport,
      facts: (page: ParsedPage) => readMemberFacts(page, reports),
      diagram: readDiagram,
      shot: () => undefined,
      choosers,
      recipes: readRecipes(),
      origin: '',
    };
    for (const page of site.pages) {
      if (page.problems.length > 0 || pathOf(page, site.registry) === undefined) continue;
      const twin = buildTwin(page, context);
      if (page.kind === 'docs' && !LISTS.includes(page.id)) {
        const size = Buffer.byteLength(twin);
        expect(size, `${page.file} has a twin of ${size} bytes: split the page`).toBeLessThan(
          LARGEST,
        );
      }
      const prose = twin.replace(/^( *)(`{3,})[\s\S]*?^\1\2$/gm, '').replace(/`[^`]*`/g, '');
      expect(
        prose.match(
          /<(?:Demo|Since|Compatibility|Cards|ExportTable|Tabs?|Diagram|TryFile|Chooser)\b|^:::|---cut---|\.mdx\b/gm,
        ),
        page.file,
      ).toBe(null);
    }
  }, 300_000);
});
