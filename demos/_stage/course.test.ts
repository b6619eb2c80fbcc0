// Every step of the course, in one page of a real browser: what it starts with fails, its solution and
// other right answers pass, and usual mistakes are told what was seen.
import {readdirSync} from 'node:fs';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {course} from '../../content/data/course.ts';
import {buildFilm} from '../../model/course/build-film.ts';
import {readCourse} from '../../model/course/read-course.ts';
import {buildFrame} from '../../plugins/playground/bundle.ts';
import type {CourseStep} from '../../shared/course/page.ts';
import {
  type Answers,
  applyEdits,
  judge,
  type StepChecks,
  type Verdict,
  wantedLooks,
} from '../../shared/course/step.ts';
import {viewFilm} from '../../shared/course/view.ts';
import {ownTemplates} from '../../src/playground/templates/own.ts';
import {type CourseStage, openCourseStage} from './course-stage.ts';
import {hashStep, hashTemplate, readHashes, templateKey} from './hashes.ts';

const only = process.env.STEP?.split(',');
const steps = readCourse(course).filter(
  ({id, chapter}) => !only || only.includes(id) || only.includes(chapter),
);
const content = path.resolve(import.meta.dirname, '../../content/course');

let stage: CourseStage;
beforeAll(async () => {
  stage = await openCourseStage(buildFrame);
}, 120_000);
afterAll(() => stage?.close());

const editedFile = ({start}: CourseStep) => Object.keys(start.files)[0] ?? '';

async function verdictOf(
  step: CourseStep,
  checks: StepChecks,
  text: string,
  isNew = false,
): Promise<Verdict> {
  const project = {...step.start, files: {...step.start.files, [editedFile(step)]: text}};
  const film = await stage.look(project, wantedLooks(checks), isNew, checks.script);
  return judge(checks, film, () => viewFilm(film));
}

const told = ({results, fault}: Verdict) =>
  [fault, ...results.map(({miss}) => miss && `${miss.seen} ${miss.hint ?? ''}`)]
    .filter(Boolean)
    .join('\n');

describe.each(steps.map((step) => ({id: `${step.chapter}/${step.id}`, step})))(
  '$id',
  ({id, step}) => {
    const load = async () => {
      const {checks} = (await import(`${content}/${id}/checks.ts`)) as {checks: StepChecks};
      const {answers} = (await import(`${content}/${id}/answers.ts`)) as {answers: Answers};
      return {checks, answers};
    };

    test('the start fails, and runs', async () => {
      const {checks} = await load();
      const verdict = await verdictOf(step, checks, step.start.files[editedFile(step)] ?? '', true);
      expect(verdict.fault, 'the start runs').toBeNull();
      expect(verdict.passed, 'the start is not done yet').toBe(false);
    });

    test('the solution and other right answers pass', async () => {
      const {checks, answers} = await load();
      expect(Object.keys(answers.right).length).toBeGreaterThanOrEqual(2);
      expect(told(await verdictOf(step, checks, step.solution))).toBe('');
      for (const [name, answer] of Object.entries(answers.right)) {
        const text = typeof answer === 'string' ? answer : applyEdits(step.solution, answer);
        expect(`${name}: ${told(await verdictOf(step, checks, text))}`).toBe(`${name}: `);
      }
    });

    test('usual mistakes fail, and are told why', async () => {
      const {checks, answers} = await load();
      expect(Object.keys(answers.wrong).length).toBeGreaterThanOrEqual(3);
      for (const [name, {code, says}] of Object.entries(answers.wrong)) {
        const text = typeof code === 'string' ? code : applyEdits(step.solution, code);
        const verdict = await verdictOf(step, checks, text);
        expect(`${name}: ${verdict.passed}`).toBe(`${name}: false`);
        expect(`${name}: ${told(verdict)}`).toMatch(says);
      }
    });
  },
);

test('every folder of a step is named by its chapter', () => {
  const named = new Set<string>(
    course.chapters.flatMap(({id, steps: ids}) => ids.map((one) => `${id}/${one}`)),
  );
  const there = course.chapters.flatMap(({id}) =>
    readdirSync(path.join(content, id))
      .filter((one) => one !== 'with')
      .map((one) => `${id}/${one}`),
  );
  expect(there.filter((folder) => !named.has(folder))).toEqual([]);
});

test('each picture of a step shows what its solution is now, and that of a template its code', () => {
  const hashes = readHashes('course stills');
  const steps = readCourse(course).filter((step) => hashes[step.id] !== hashStep(step));
  const templates = Object.entries(ownTemplates).filter(
    ([id, project]) => hashes[templateKey(id)] !== hashTemplate(project),
  );
  expect(
    [...steps.map(({id}) => id), ...templates.map(([id]) => id)],
    'npm run course:stills',
  ).toEqual([]);
});

test('the film at the end plays all of its scenes, one after another', async () => {
  const all = readCourse(course);
  const project = buildFilm('Meteor Night', course.film, all);
  let from = 0;
  const parts = course.film.map(({step}) => {
    const duration = all.find(({id}) => id === step)?.start.video.durationInFrames ?? 0;
    from += duration;
    return {from: from - duration, duration};
  });
  const film = await stage.look(
    project,
    parts.map(({from: frame}) => ({frame: frame + 40})),
    true,
  );
  expect(film.fault).toBeNull();
  expect(film.looks.flatMap(({error}) => error ?? [])).toEqual([]);
  for (const [index, look] of film.looks.entries()) {
    expect(look.nodes.length, `scene ${index}`).toBeGreaterThan(1);
    expect(look.sequences).toContainEqual(expect.objectContaining(parts[index]));
  }
});
