import type {Plugin} from '@docusaurus/types';
import {experts} from '../content/data/experts.ts';
import {home} from '../content/data/home.ts';
import {pictures} from '../content/data/pictures.ts';
import {showcase} from '../content/data/showcase.ts';
import {stories} from '../content/data/stories.ts';
import {templateTexts} from '../content/data/templates.ts';
import {demoData} from '../mdx/demo-data.ts';
import {readDemos} from '../model/demos/read-demos.ts';
import {buildContents} from '../model/pages/contents.ts';
import {readDocs, readSidebars} from '../model/pages/read-docs.ts';
import {readTemplates} from '../model/pages/read-templates.ts';
import {readTopics} from '../model/pages/read-topics.ts';
import {buildSections} from '../model/pages/sections.ts';
import {checkData} from '../model/schema/data.ts';
import {readShotPicture} from '../model/shots/read-shots.ts';
import {type DemoPreview, previewOf} from '../shared/demo.ts';
import {printProblem} from '../shared/problem.ts';
import type {HomePictures, ShownExpert, Template, TemplateCard} from '../shared/rows.ts';
import type {ShotPicture} from '../shared/shot.ts';
import {hoursOf} from '../shared/utc-hours.ts';

/** Joins the templates with their texts, those of the home page first; throws if one has no text. */
function buildTemplates(): Template[] {
  const docs = readDocs();
  const rows = readTemplates();
  const place = ({id}: (typeof rows)[number]) =>
    home.templates.includes(id) ? home.templates.indexOf(id) : home.templates.length;
  return rows
    .toSorted((a, b) => place(a) - place(b))
    .map((row) => {
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

const cardOf = (
  {id, name, kind, stack, summary, demo}: Template,
  preview: (id: string) => DemoPreview,
): TemplateCard => ({id, name, kind, stack, summary, demo: preview(demo)});

/** The three others that have most in common with an item, those first that have more; ties in their order. */
const mostAlike = <T>(item: T, all: readonly T[], inCommon: (other: T) => number): T[] =>
  all
    .filter((other) => other !== item)
    .toSorted((a, b) => inCommon(b) - inCommon(a))
    .slice(0, 3);

/** Three templates of the same kind, or else those that are built with the same things. */
const relatedTo = (template: Template, templates: readonly Template[]): Template[] =>
  mostAlike(
    template,
    templates,
    ({kind, stack}) =>
      (kind === template.kind ? 2 : 0) +
      stack.filter((part) => template.stack.includes(part)).length,
  );

function rejectProblems(): void {
  const problems = checkData({templates: templateTexts, experts, showcase});
  if (problems.length > 0) throw new Error(problems.map(printProblem).join('\n'));
}

/** What the home page shows, from its rows in content/data/home.ts; throws if one names what isn't there. */
function homePictures(
  templates: readonly Template[],
  demo: (id: string) => DemoPreview,
  posts: Record<string, DemoPreview>,
): HomePictures {
  return {
    pieces: home.pieces.map((piece) => ({...piece, demo: demo(piece.demo)})),
    studio: {text: home.studio.text, shot: studioShot()},
    products: home.products.map((product) => ({...product, demo: demo(product.demo)})),
    templates: home.templates.map((id) => {
      const template = templates.find((candidate) => candidate.id === id);
      if (!template) throw new Error(`content/data/home.ts names the template “${id}”`);
      const {name, summary} = template;
      return {id, name, summary, demo: demo(template.demo)};
    }),
    stories: home.stories.map((story) => {
      const picture = posts[story.to];
      if (!picture) throw new Error(`content/data/pictures.ts has no row for “${story.to}”`);
      return {...story, demo: picture};
    }),
  };
}

/** A picture of the Studio; throws if the file that names it names one that isn't there. */
function findShot(id: string, file: string): ShotPicture {
  const shot = readShotPicture(id);
  if (!shot) throw new Error(`content/data/${file}.ts names the picture “${id}”`);
  return shot;
}

/** The home page's picture of the Studio, with the few numbers that it has there. */
function studioShot(): ShotPicture {
  const {shot: id, points} = home.studio;
  const shot = findShot(id, 'home');
  return {
    ...shot,
    callouts: points.map(({number, text}) => {
      const callout = shot.callouts[number - 1];
      if (!callout) throw new Error(`content/data/home.ts: “${id}” has no number ${number}`);
      return {...callout, text};
    }),
  };
}

/** The demo of a row; throws if the file that has the row names one that isn't there. */
function findDemo(demos: ReturnType<typeof readDemos>['demos'], id: string, file: string) {
  const demo = demos.get(id);
  if (!demo) throw new Error(`${file} names the demo “${id}”, which is not there`);
  return demo;
}

/** The experts with their films; throws if one has none. */
function showExperts(pictured: (id: string) => DemoPreview): ShownExpert[] {
  return experts.map((expert) => {
    const row = pictures.experts[expert.slug];
    if (!row) throw new Error(`content/data/pictures.ts has no row for “${expert.slug}”`);
    return {...expert, area: row.area, piece: pictured(row.demo)};
  });
}

/** A day has fewer hours: what experts do counts more than when they do it. */
const MORE_THAN_HOURS = 25;

/**
 * Three others: those who share a skill with an expert, then those who do the same kind of work, then those who are
 * awake at the same time.
 */
function similarTo(expert: ShownExpert, all: readonly ShownExpert[]): ShownExpert[] {
  const hours = hoursOf(expert.place) ?? 0;
  return mostAlike(expert, all, ({area, skills, place}) => {
    const shared = skills.filter((skill) => expert.skills.includes(skill)).length;
    const inCommon = 2 * shared + (area === expert.area ? 1 : 0);
    return MORE_THAN_HOURS * inCommon - Math.abs((hoursOf(place) ?? 0) - hours);
  });
}

/** All docs pages by part and section, as `/contents` lists them. */
function listContents() {
  const docs = readDocs();
  return buildContents(buildSections(readSidebars(docs), docs, 'More'));
}

/** Adds the pages that are made of rows: templates, experts and the showcase. */
export default function dataPages(): Plugin {
  return {
    name: 'site-data-pages',
    getPathsToWatch: () => [
      'content/data/*.ts',
      'content/data/templates.json',
      'content/blog/tags.yml',
    ],
    async contentLoaded({actions: {addRoute, createData}}) {
      rejectProblems();
      const write = (name: string, data: unknown) =>
        createData(`${name}.json`, JSON.stringify(data));
      const addPage = (path: string, component: string, modules: Record<string, string>) =>
        addRoute({path, component: `@site/src/routes/${component}.tsx`, exact: true, modules});

      const {demos} = readDemos();
      const demoOf = (id: string, file: string) => demoData(findDemo(demos, id, file));
      const previewFrom = (file: string) => (id: string) => previewOf(findDemo(demos, id, file));
      const templates = buildTemplates();
      const pictured = previewFrom('content/data/pictures.ts');
      const picturesOf = (rows: Record<string, string>) =>
        Object.fromEntries(Object.entries(rows).map(([key, id]) => [key, pictured(id)]));
      const posts = picturesOf(pictures.posts);
      // The home page is a file of its own, so it imports these: src/pages/_home/generated.d.ts.
      await write('home', homePictures(templates, previewFrom('content/data/home.ts'), posts));
      // The same for what is a page or a list of posts to the framework: src/demo-host/pictures.d.ts.
      await write('heads', picturesOf(pictures.heads));
      const {leads} = pictures;
      await write('posts', {demos: posts, leads, stories, topics: readTopics()});

      const file = 'content/data/templates.ts';
      const cards = new Map(
        templates.map((template) => [template, cardOf(template, previewFrom(file))]),
      );
      addPage('/templates/', 'Templates', {
        templates: await write('templates', [...cards.values()]),
      });
      for (const template of templates) {
        const {id, demo} = template;
        const related = relatedTo(template, templates).map((other) => cards.get(other));
        addPage(`/templates/${id}`, 'TemplatePage', {
          template: await write(`template-${id}`, template),
          related: await write(`template-related-${id}`, related),
          demo: await write(`template-demo-${id}`, await demoOf(demo, file)),
        });
      }

      const shownExperts = showExperts(pictured);
      addPage('/experts/', 'Experts', {experts: await write('experts', shownExperts)});
      for (const expert of shownExperts) {
        addPage(`/experts/${expert.slug}`, 'ExpertPage', {
          expert: await write(`expert-${expert.slug}`, expert),
          similar: await write(`expert-similar-${expert.slug}`, similarTo(expert, shownExperts)),
        });
      }

      addPage('/contents', 'Contents', {parts: await write('contents', listContents())});

      const entries = await Promise.all(
        showcase.map(async ({demo: id, ...entry}) => {
          const demo = findDemo(demos, id, 'content/data/showcase.ts');
          const page = demo.group === 'Recipes' ? `/docs/recipes/${id}` : `/demos/#demo=${id}`;
          return {...entry, demo: await demoData(demo), page};
        }),
      );
      addPage('/showcase/', 'Showcase', {entries: await write('showcase', entries)});
    },
  };
}
