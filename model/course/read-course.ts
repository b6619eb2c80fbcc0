import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import type {ChapterCard, CourseStep, PictureCrop} from '../../shared/course/page.ts';
import {exists, listFiles, readText} from '../io.ts';
import {pageOfFile} from '../pages/parse-page.ts';
import {stepSchema} from '../schema/front-matter.ts';

/** The rows of `content/data/course.ts`. */
interface CourseRows {
  chapters: readonly {
    id: string;
    title: string;
    /** The step whose picture stands for the chapter. */
    picture: string;
    crop?: PictureCrop;
    about: string;
    steps: readonly string[];
  }[];
}

const folderOf = (chapter: string, id: string) => `content/course/${chapter}/${id}`;

/** Address of a step's page. */
const stepPath = (id: string): string => `/learn/course/${id}`;

/** Reads the file that a step begins or ends with; its ending is that of the file it stands for. */
function readCode(folder: string, name: 'start' | 'solution', file: string): string {
  const source = `${folder}/${name}${/\.\w+$/.exec(file)?.[0] ?? ''}`;
  if (!exists(source)) throw new Error(`${source} is not there, but ${folder}/step.mdx needs it`);
  return readText(source);
}

/** The text without front matter, and without places in the file: a copy. */
function withoutPlaces({children}: Root): Root {
  const tree = structuredClone<Root>({
    type: 'root',
    children: children.filter(({type}) => type !== 'yaml'),
  });
  visit(tree, (node) => {
    delete node.position;
  });
  return tree;
}

function readStep(chapter: string, id: string): CourseStep {
  const folder = folderOf(chapter, id);
  const file = `${folder}/step.mdx`;
  if (!exists(file)) throw new Error(`${file} is not there, but content/data/course.ts names it`);
  const page = pageOfFile(file, readText(file));
  const parsed = stepSchema.safeParse(page.data);
  if (!parsed.success) throw new Error(`${file}: ${parsed.error.issues[0]?.message}`);
  const {title, description, path: edited, frames, width, height, still, composition} = parsed.data;
  // Files of the chapter's project come with each of its steps; the one that is edited is the step's own.
  const beside = [`content/course/${chapter}/with`, `${folder}/with`].flatMap((from) =>
    listFiles(from, ['']).flatMap((source): [string, string][] => {
      const name = source.slice(from.length + 1);
      return name === edited ? [] : [[name, readText(source)]];
    }),
  );
  return {
    id,
    chapter,
    title,
    description,
    path: stepPath(id),
    still,
    text: withoutPlaces(page.tree),
    solution: readCode(folder, 'solution', edited),
    start: {
      title,
      files: {[edited]: readCode(folder, 'start', edited), ...Object.fromEntries(beside)},
      ...(/\.tsx$/.test(edited) && {entry: edited}),
      ...(composition !== undefined && {composition}),
      video: {width, height, fps: 30, durationInFrames: frames},
      stillFrame: 0,
    },
  };
}

/**
 * Reads all steps in their order.
 *
 * @throws If a step isn't there, or its front matter is wrong.
 */
export function readCourse({chapters}: CourseRows): CourseStep[] {
  return chapters.flatMap(({id, steps}) => steps.map((step) => readStep(id, step)));
}

/** The steps by chapter, as lists show them. */
export function chapterCards({chapters}: CourseRows, steps: CourseStep[]): ChapterCard[] {
  return chapters.map(({id, title, picture, about, crop}) => ({
    id,
    title,
    picture,
    ...(crop && {crop}),
    about,
    steps: steps
      .filter(({chapter}) => chapter === id)
      .map(({start: _start, solution: _solution, text: _text, ...card}) => card),
  }));
}

/** The code of a step for its Markdown twin: what it begins with, and a solution. */
export function stepTwin({start, solution}: CourseStep): string {
  const [[file, code] = ['', '']] = Object.entries(start.files);
  const language = /\.(\w+)$/.exec(file)?.[1] ?? '';
  const fence = (text: string) => `\`\`\`${language} title="${file}"\n${text.trimEnd()}\n\`\`\`\n`;
  return `\n## The code it begins with\n\n${fence(code)}\n## A solution\n\n${fence(solution)}`;
}
