import {createHash} from 'node:crypto';
import type {PlaygroundProject} from '../../shared/playground.ts';

/** Notes about the film of the course, as it was rendered last. */
export const COURSE_FILM = 'src/course/film.json';

/** @returns A hash of what the film is rendered from, to tell whether the file is old. */
export const hashCourseFilm = ({files, video}: PlaygroundProject): string =>
  createHash('sha256').update(JSON.stringify({files, video})).digest('hex').slice(0, 16);
