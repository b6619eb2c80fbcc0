import type {Plugin} from '@docusaurus/types';
import {experts} from '../content/data/experts.ts';
import {home} from '../content/data/home.ts';
import {pictures} from '../content/data/pictures.ts';
import {showcase} from '../content/data/showcase.ts';
import {templateTexts} from '../content/data/templates.ts';
import {demoData} from '../mdx/demo-data.ts';
import {readDemos} from '../model/demos/read-demos.ts';
import {readJson} from '../model/io.ts';
import {titleText} from '../model/pages/markdown-twin.ts';
import {readDocs, readSidebars} from '../model/pages/read-docs.ts';
import {buildSections} from '../model/pages/sections.ts';
import {checkRows} from '../model/schema/data.ts';
import {templatesSchema} from '../model/schema/site-data.ts';
import {readShotPicture} from '../model/shots/read-shots.ts';
import {type DemoPreview, previewOf} from '../shared/demo.ts';
import type {HomePictures, ShownExpert, Template} from '../shared/rows.ts';
import type {ShotPicture} from '../shared/shot.ts';

/** Joins the templates with their texts, in the order of the rows; throws if one has no text. */
function buildTemplates(): Template[] {
  const docs = readDocs();
  return readJson('content/data/templates.json', templatesSchema).map((row) => {
    const text = templateTexts[row.id];
    if (!text) throw new Error(`content/data/templates.ts has no entry “${row.id}”`);
    return {
      ...text,
      ...row,
      pages: text.docs.flatMap((id) => {
        const page = docs.get(id);
        return page ? [{title: page.title, path: page.path}] : [];
      }),
    };
  });
}

function rejectProblems(): void {
  const problems = [
    ...checkRows('templates', Object.entries(templateTexts)),
    ...checkRows(
      'experts',
      experts.map((row) => [row.slug, row]),
    ),
    ...checkRows(
      'showcase',
      showcase.map((row) => [row.demo, row]),
    ),
  ];
  if (problems.length > 0) {
    throw new Error(problems.map(({file, message}) => `${file}: ${message}`).join('\n'));
  }
}

/** What the home page shows, from its rows in content/data/home.ts; throws if one names what isn't there. */
function homePictures(
  templates: readonly Template[],
  demo: (id: string) => DemoPreview,
): HomePictures {
  return {
    pieces: home.pieces.map((piece) => ({...piece, demo: demo(piece.demo)})),
    studio: {...home.studio, shot: studioShot()},
    products: home.products.map((product) => ({...product, demo: demo(product.demo)})),
    templates: home.templates.map((id) => {
      const template = templates.find((candidate) => candidate.id === id);
      if (!template) throw new Error(`content/data/home.ts names the template “${id}”`);
      const {name, summary} = template;
      return {id, name, summary, demo: demo(template.demo)};
    }),
  };
}

function studioShot(): ShotPicture {
  const shot = readShotPicture(home.studio.shot);
  if (!shot) throw new Error(`content/data/home.ts names the picture “${home.studio.shot}”`);
  return shot;
}

/** Adds the pages that are made of rows: templates, experts and the showcase. */
export default function dataPages(): Plugin {
  return {
    name: 'site-data-pages',
    getPathsToWatch: () => ['content/data/*.ts', 'content/data/templates.json'],
    async contentLoaded({actions: {addRoute, createData}}) {
      rejectProblems();
      const write = (name: string, data: unknown) =>
        createData(`${name}.json`, JSON.stringify(data));

      const {demos} = readDemos();
      const demoNamed = (id: string, file: string) => {
        const demo = demos.get(id);
        if (!demo) throw new Error(`${file} names the demo “${id}”, which is not there`);
        return demo;
      };
      const demoOf = (id: string, file: string) => demoData(demoNamed(id, file));
      const templates = buildTemplates();
      const previews = templates.map(({demo}) =>
        previewOf(demoNamed(demo, 'content/data/templates.ts')),
      );
      // The home page is a file of its own, so it imports these: src/pages/_home/generated.d.ts.
      const homeDemo = (id: string) => previewOf(demoNamed(id, 'content/data/home.ts'));
      await write('home', homePictures(templates, homeDemo));
      // The same for what is a page or a list of posts to the framework: src/demo-host/pictures.d.ts.
      const pictured = (id: string) => previewOf(demoNamed(id, 'content/data/pictures.ts'));
      const picturesOf = (rows: Record<string, string>) =>
        Object.fromEntries(Object.entries(rows).map(([key, id]) => [key, pictured(id)]));
      await write('heads', picturesOf(pictures.heads));
      await write('posts', {demos: picturesOf(pictures.posts), numbers: pictures.numbers});
      const shownExperts = experts.map((expert): ShownExpert => {
        const row = pictures.experts[expert.slug];
        if (!row) throw new Error(`content/data/pictures.ts has no row for “${expert.slug}”`);
        return {...expert, area: row.area, piece: pictured(row.demo)};
      });
      addRoute({
        path: '/templates/',
        component: '@site/src/routes/Templates.tsx',
        exact: true,
        modules: {
          templates: await write('templates', templates),
          previews: await write('template-previews', previews),
        },
      });
      for (const template of templates) {
        addRoute({
          path: `/templates/${template.id}`,
          component: '@site/src/routes/TemplatePage.tsx',
          exact: true,
          modules: {
            template: await write(`template-${template.id}`, template),
            demo: await write(
              `template-demo-${template.id}`,
              await demoOf(template.demo, 'content/data/templates.ts'),
            ),
          },
        });
      }

      addRoute({
        path: '/experts/',
        component: '@site/src/routes/Experts.tsx',
        exact: true,
        modules: {experts: await write('experts', shownExperts)},
      });
      for (const expert of shownExperts) {
        addRoute({
          path: `/experts/${expert.slug}`,
          component: '@site/src/routes/ExpertPage.tsx',
          exact: true,
          modules: {expert: await write(`expert-${expert.slug}`, expert)},
        });
      }

      const docs = readDocs();
      const sections = buildSections(readSidebars(docs), docs, 'More');
      addRoute({
        path: '/contents',
        component: '@site/src/routes/Contents.tsx',
        exact: true,
        modules: {
          sections: await write(
            'contents',
            sections.map(({title, pages}) => ({
              title,
              pages: pages.map((page) => ({title: titleText(page.title), path: page.path})),
            })),
          ),
        },
      });

      const entries = await Promise.all(
        showcase.map(async ({demo, ...entry}) => ({
          ...entry,
          demo: await demoOf(demo, 'content/data/showcase.ts'),
          page:
            demoNamed(demo, 'content/data/showcase.ts').group === 'Recipes'
              ? `/docs/recipes/${demo}`
              : `/demos/#demo=${demo}`,
        })),
      );
      addRoute({
        path: '/showcase/',
        component: '@site/src/routes/Showcase.tsx',
        exact: true,
        modules: {entries: await write('showcase', entries)},
      });
    },
  };
}
