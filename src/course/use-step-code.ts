import {useCallback, useMemo} from 'react';
import type {StepPageData} from '../../shared/course/page';
import {useProject} from '../playground/use-project';
import {changeProgress, readProgress} from './progress';

type Files = Record<string, string>;

/**
 * Holds the reader's code of a step, from one visit to the next.
 * Takes the step; returns the path of the file that is written in it, and its project with ways to change it.
 */
export function useStepCode({id, start}: StepPageData) {
  const [file = ''] = Object.keys(start.files);
  const begin = useMemo(() => {
    const kept = readProgress().code[id];
    return kept === undefined ? start : {...start, files: {...start.files, [file]: kept}};
  }, [id, start, file]);
  const keep = useCallback(
    ({files}: {files: Files}) => {
      changeProgress((before) => ({...before, code: {...before.code, [id]: files[file] ?? ''}}));
    },
    [id, file],
  );
  return {file, ...useProject(begin, start, keep)};
}
