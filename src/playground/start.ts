import type {PlaygroundProject} from '../../shared/playground';
import {draftStorage, newId, readDraft} from './drafts';
import {takeOver} from './handover';
import {unpackProject} from './share';
import {templates} from './templates/templates';

/** What the page of the playground begins with. */
export interface Start {
  id: string;
  project: PlaygroundProject;
  original: PlaygroundProject;
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

/** Finds out what the page was opened for: from another page, by a link, a draft, or just so. */
export async function findStart(fragment: string): Promise<Start> {
  const taken = takeOver();
  if (taken) return startWith(taken.project, taken.original);
  const [first] = templates;
  const draft = /^#draft=([a-z0-9]+)$/.exec(fragment)?.[1];
  if (draft) {
    const found = readDraft(draft, draftStorage());
    if (found) return {...startWith(found.project, found.original), id: found.id};
    return {...startWith(first.project), problem: 'This draft isn’t in this browser any more.'};
  }
  try {
    const shared = await unpackProject(fragment);
    if (shared) return {...startWith(shared), foreign: true};
  } catch (error) {
    return {...startWith(first.project), problem: (error as Error).message};
  }
  return startWith(first.project);
}
