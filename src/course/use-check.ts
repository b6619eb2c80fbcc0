import {type RefObject, useCallback, useEffect, useRef, useState} from 'react';
import type {StepChecks} from '../../shared/course/step';
import {wantedLooks} from '../../shared/course/step';
import type {PlaygroundProject} from '../../shared/playground';
import {FilmWatcher} from '../playground/host/film-watcher';
import {type CheckResult, lookAndJudge} from './look-and-judge';

/** What the last check has found. */
export interface LastCheck {
  result: CheckResult;
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
 * Takes the element for a hidden frame, the step, and the project as it is now; returns whether it looks, what it
 * found last (null before the first look), and `check`, which looks and says whether the step is done.
 */
export function useCheck(
  box: RefObject<HTMLElement | null>,
  {chapter, id}: {chapter: string; id: string},
  project: PlaygroundProject,
) {
  const [isLooking, setLooking] = useState(false);
  const [last, setLast] = useState<LastCheck | null>(null);
  const watcher = useRef<FilmWatcher | null>(null);
  const latest = useRef(project);
  latest.current = project;
  useEffect(() => () => watcher.current?.dispose(), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: any change of the files makes the verdict old
  useEffect(() => {
    setLast((before) => before && {...before, isOld: true});
  }, [project.files]);

  const check = useCallback(async (): Promise<boolean> => {
    const element = box.current;
    if (!element) return false;
    setLooking(true);
    const checked = latest.current;
    const result = await lookAndJudge(
      () => loadChecks(chapter, id),
      (checks) => {
        watcher.current ??= new FilmWatcher(element);
        return watcher.current.look(checked, wantedLooks(checks), checks.script);
      },
    );
    setLast({result, isOld: latest.current.files !== checked.files});
    setLooking(false);
    return result.kind === 'judged' && result.verdict.passed;
  }, [box, chapter, id]);
  return {isLooking, last, check};
}
