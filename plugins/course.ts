import type {Plugin} from '@docusaurus/types';
import {course} from '../content/data/course.ts';
import {MINUTES_PER_PAGE, MINUTES_PER_STEP, paths, tutorials} from '../content/data/learn.ts';
import {highlightDemo} from '../mdx/demo-code.ts';
import {buildFilm, scenePath} from '../model/course/build-film.ts';
import {chapterCards, readCourse} from '../model/course/read-course.ts';
import {readDemos} from '../model/demos/read-demos.ts';
import {titleText} from '../model/pages/markdown-twin.ts';
import {readDocs} from '../model/pages/read-docs.ts';
import type {ChapterCard, CourseOverview, StepPageData} from '../shared/course/page.ts';
import {previewOf} from '../shared/demo.ts';
import type {LearnData} from '../shared/learn.ts';

/** Code as it stands on the page before the editor is there, and without scripts. */
const highlighted = (code: string) => highlightDemo({code, slots: []});

/** What `/learn` shows; throws if a row names what isn't there. */
function learnData(chapters: ChapterCard[]): LearnData {
  const docs = readDocs();
  const {demos} = readDemos();
  const steps = chapters.flatMap((chapter) => chapter.steps);
  const missing = (what: string): never => {
    throw new Error(`content/data/learn.ts names ${what}, which is not there`);
  };
  const stationOf = (item: string) => {
    const [, id] = item.split(':');
    const step = steps.find((one) => one.id === id);
    if (step) return {title: step.title, path: step.path, isStep: true};
    const found = docs.get(item) ?? missing(`the page “${item}”`);
    return {title: titleText(found.title), path: found.path, isStep: false};
  };
  return {
    course: {
      steps: steps.length,
      minutes: steps.length * MINUTES_PER_STEP,
      chapters: chapters.length,
    },
    tutorials: Object.entries(tutorials).map(([path, {demo, minutes, level}]) => ({
      path,
      demo: previewOf(demos.get(demo) ?? missing(`the demo “${demo}”`)),
      minutes,
      level,
    })),
    paths: paths.map(({title, about, items}) => {
      const stations = items.map(stationOf);
      const minutes = stations.map(({isStep}) => (isStep ? MINUTES_PER_STEP : MINUTES_PER_PAGE));
      return {
        title,
        about,
        minutes: minutes.reduce((sum, each) => sum + each, 0),
        items: stations,
      };
    }),
  };
}

/** Adds the course: `/learn/course/`, and a page for each step. */
export default function coursePlugin(): Plugin {
  return {
    name: 'site-course',
    getPathsToWatch: () => ['content/course/**/*', 'content/data/{course,learn}.ts'],
    async contentLoaded({actions: {addRoute, createData}}) {
      const steps = readCourse(course);
      const chapters = chapterCards(course, steps);
      // `/learn` is a list of posts to the framework: its page imports this.
      await createData('learn.json', JSON.stringify(learnData(chapters)));
      addRoute({
        path: '/learn/course/',
        component: '@site/src/course/CoursePage.tsx',
        exact: true,
        modules: {
          course: await createData(
            'course.json',
            JSON.stringify({
              title: course.title,
              about: course.about,
              chapters,
              film: {
                project: buildFilm('Meteor Night', course.film, steps),
                scenes: course.film.map(({step, name}) => ({step, path: scenePath(name)})),
              },
            } satisfies CourseOverview),
          ),
        },
      });
      for (const [index, step] of steps.entries()) {
        const [file = ''] = Object.keys(step.start.files);
        const near = (at: number) => {
          const other = steps[at];
          return other ? {title: other.title, path: other.path} : null;
        };
        const chapter = course.chapters.findIndex(({id}) => id === step.chapter);
        const data: StepPageData = {
          ...step,
          startHtml: await highlighted(step.start.files[file] ?? ''),
          solutionHtml: await highlighted(step.solution),
          number: index + 1,
          count: steps.length,
          chapterNumber: chapter + 1,
          chapterTitle: course.chapters[chapter]?.title ?? '',
          previous: near(index - 1),
          next: near(index + 1),
        };
        addRoute({
          path: step.path,
          component: '@site/src/course/StepPage.tsx',
          exact: true,
          modules: {step: await createData(`${step.id}.json`, JSON.stringify(data))},
          metadata: {
            sourceFilePath: `content/course/${step.chapter}/${step.id}/step.mdx`,
          },
        });
      }
    },
  };
}
