// A page that looks at films of the course, for tests and stills. Not part of the site.
import type {Film, WantedLook} from '../../shared/course/film.ts';
import type {PlaygroundProject} from '../../shared/playground.ts';
import {FilmWatcher} from '../../src/playground/host/film-watcher.ts';

declare global {
  interface Window {
    /** Looks at a film; with `isNew` in a frame that no other code has run in. */
    lookAt: (
      project: PlaygroundProject,
      wanted: WantedLook[],
      isNew: boolean,
      script?: string,
    ) => Promise<Film>;
    /** Shows a frame of a project on the whole page. */
    showFilm: (project: PlaygroundProject, frame: number) => Promise<void>;
  }
}

const box = document.createElement('div');
box.style.cssText = 'position:fixed;inset:0;opacity:0';
document.body.append(box);
document.head.append(
  Object.assign(document.createElement('style'), {
    textContent: 'iframe{width:100%;height:100%;border:0}',
  }),
);
const watcher = new FilmWatcher(box);

window.lookAt = (project, wanted, isNew, script) => {
  if (isNew) watcher.dispose();
  return watcher.look(project, wanted, script);
};

window.showFilm = async (project, frame) => {
  watcher.dispose();
  box.style.opacity = '1';
  await watcher.look({...project, stillFrame: frame}, []);
};
