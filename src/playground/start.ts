import type {PlaygroundProject} from '../../shared/playground';
import {draftStorage, newId, readDraft} from './drafts';
import {takeOver} from './handover';
import {unpackProject} from './share';
import {loadDemo} from './templates/load-demo';
import {templates} from './templates/templates';

/** What the page of the playground begins with. */
export interface Start {
  id: string;
  project: PlaygroundProject;
  original: PlaygroundProject;
  /** When it was last kept as a draft; without it, it never was. */
  changed?: number;
  /** Came with a link: it runs after a press of a button. */
  foreign: boolean;
  /** Picture that is shown until it runs, of what is opened as it is. */
  poster?: string;
  /** Why something else is shown than the address says. */
  problem?: string;
}

/** Begins with a project of one's own, or of the site. */
export const startWith = (project: PlaygroundProject, original = project): Start => ({
  id: newId(),
  project,
  original,
  foreign: false,
});

/** A demo's still, unless the link gives it other values; the film of the home page has none. */
const posterOf = (state: string): Pick<Start, 'poster'> =>
  /^[a-z0-9-]+$/.test(state) && state !== 'home-title' ? {poster: `/demos/${state}.webp`} : {};

/**
 * Finds out what the page was opened for: from another page, by a link, a draft, a demo, or just so.
 * Takes the fragment and the query of the address.
 */
export async function findStart(fragment: string, search = ''): Promise<Start> {
  const taken = takeOver();
  if (taken) return {...startWith(taken.project, taken.original), ...taken};
  const [first] = templates;
  const begin = {...startWith(first.project), poster: first.still};
  const draft = /^#draft=([a-z0-9]+)$/.exec(fragment)?.[1];
  if (draft) {
    const found = readDraft(draft, draftStorage());
    if (found) return {...found, foreign: false};
    return {...begin, problem: 'This draft isn’t in this browser any more.'};
  }
  try {
    const shared = await unpackProject(fragment);
    if (shared) return {...startWith(shared), foreign: true};
  } catch (error) {
    return {...begin, problem: (error as Error).message};
  }
  const demo = new URLSearchParams(search).get('p');
  if (!demo) return begin;
  try {
    return {...startWith(await loadDemo(demo)), ...posterOf(demo)};
  } catch {
    return {
      ...begin,
      problem: `There is no piece “${demo.split(':')[0]}” here.`,
    };
  }
}
