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

/**
 * Finds out what the page was opened for: from another page, by a link, a draft, a demo, or just so.
 * Takes the fragment and the query of the address.
 */
export async function findStart(fragment: string, search = ''): Promise<Start> {
  const taken = takeOver();
  if (taken) return {...startWith(taken.project, taken.original), ...taken};
  const [first] = templates;
  const draft = /^#draft=([a-z0-9]+)$/.exec(fragment)?.[1];
  if (draft) {
    const found = readDraft(draft, draftStorage());
    if (found) return {...found, foreign: false};
    return {...startWith(first.project), problem: 'This draft isn’t in this browser any more.'};
  }
  try {
    const shared = await unpackProject(fragment);
    if (shared) return {...startWith(shared), foreign: true};
  } catch (error) {
    return {...startWith(first.project), problem: (error as Error).message};
  }
  const demo = new URLSearchParams(search).get('p');
  if (!demo) return startWith(first.project);
  try {
    return startWith(await loadDemo(demo));
  } catch {
    return {
      ...startWith(first.project),
      problem: `There is no piece “${demo.split(':')[0]}” here.`,
    };
  }
}
