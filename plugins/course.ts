import type {Plugin} from '@docusaurus/types';
import {course} from '../content/data/course.ts';
import {highlightDemo} from '../mdx/demo-code.ts';
import {chapterCards, readCourse} from '../model/course/read-course.ts';
import type {CourseStep, StepPageData} from '../shared/course/page.ts';

/** Code as it stands on the page before the editor is there, and without scripts. */
const highlighted = (code: string) => highlightDemo({code, slots: []});

/** Adds the course: `/learn/course/`, and a page for each step. */
export default function coursePlugin(): Plugin<CourseStep[]> {
  return {
    name: 'site-course',
    getPathsToWatch: () => ['content/course/**/*', 'content/data/course.ts'],
    loadContent: async () => readCourse(course),
    async contentLoaded({content: steps, actions: {addRoute, createData}}) {
      const chapters = chapterCards(course, steps);
      addRoute({
        path: '/learn/course/',
        component: '@site/src/course/CoursePage.tsx',
        exact: true,
        modules: {
          course: await createData(
            'course.json',
            JSON.stringify({title: course.title, about: course.about, chapters}),
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
