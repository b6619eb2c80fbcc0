import {type RefObject, useCallback, useEffect, useRef, useState} from 'react';
import {judge, type StepChecks, type Verdict, wantedLooks} from '../../shared/course/step';
import {viewFilm} from '../../shared/course/view';
import type {PlaygroundProject} from '../../shared/playground';
import {FilmWatcher} from '../playground/host/film-watcher';

interface CheckState {
  isLooking: boolean;
  /** What was found out last; null before the first look. */
  verdict: Verdict | null;
  /** True if the code has changed since. */
  isOld: boolean;
}

const loadChecks = async (chapter: string, id: string): Promise<StepChecks> => {
  const module: {checks: StepChecks} = await import(
    `../../content/course/${chapter}/${id}/checks.ts`
  );
  return module.checks;
};

/**
 * Looks at the reader's film and says what is missing.
 * Takes the element for a hidden frame, the step, and the project as it is now.
 */
export function useCheck(
  box: RefObject<HTMLElement | null>,
  {chapter, id}: {chapter: string; id: string},
  project: PlaygroundProject,
) {
  const [state, setState] = useState<CheckState>({isLooking: false, verdict: null, isOld: false});
  const watcher = useRef<FilmWatcher | null>(null);
  const latest = useRef(project);
  latest.current = project;
  useEffect(() => () => watcher.current?.dispose(), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: any change of the files makes the verdict old
  useEffect(() => {
    setState((before) => (before.verdict ? {...before, isOld: true} : before));
  }, [project.files]);

  const check = useCallback(async (): Promise<Verdict | null> => {
    if (!box.current) return null;
    setState((before) => ({...before, isLooking: true}));
    const checked = latest.current;
    try {
      const checks = await loadChecks(chapter, id);
      watcher.current ??= new FilmWatcher(box.current);
      const film = await watcher.current.look(checked, wantedLooks(checks), checks.script);
      const verdict = judge(checks, film, () => viewFilm(film));
      setState({isLooking: false, verdict, isOld: latest.current.files !== checked.files});
      return verdict;
    } catch {
      const fault = 'The checks could not be loaded. Are you offline?';
      setState({isLooking: false, verdict: {passed: false, results: [], fault}, isOld: false});
      return null;
    }
  }, [box, chapter, id]);
  return {...state, check};
}
