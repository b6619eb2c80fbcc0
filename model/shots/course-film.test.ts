import {statSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {z} from 'zod';
import {course} from '../../content/data/course.ts';
import {buildFilm} from '../course/build-film.ts';
import {readCourse} from '../course/read-course.ts';
import {readJson, root} from '../io.ts';
import {COURSE_FILM, hashCourseFilm} from './course-film.ts';

test('the film on the page of the course shows its scenes as they are now', () => {
  const noted = readJson(COURSE_FILM, z.object({hash: z.string()}));
  const project = buildFilm('Meteor Night', course.film, readCourse(course));
  expect(noted.hash, 'npm run course:film').toBe(hashCourseFilm(project));
});

test('the film on the page of the course is small enough to play unasked', () => {
  const bytes = (file: string) => statSync(path.join(root, 'static/demos/course', file)).size;
  expect(bytes('film.mp4')).toBeLessThan(300 * 1024);
  expect(bytes('film.avif')).toBeLessThan(20 * 1024);
});
