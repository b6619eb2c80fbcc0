import {useCallback, useEffect, useRef, useState} from 'react';
import type {DemoValue} from '../../shared/demo';
import type {PlaygroundProject} from '../../shared/playground';
import {isSame} from './is-same';

type Files = PlaygroundProject['files'];

/** The project without an entry that isn't there any more. */
function withFiles({entry, ...project}: PlaygroundProject, files: Files): PlaygroundProject {
  const kept = entry !== undefined && Object.hasOwn(files, entry) ? {entry} : {};
  return {...project, ...kept, files};
}

/**
 * Holds the project while a reader changes it.
 * Takes what it starts with, the original, and who is told of changes; returns the project and ways to change it.
 */
export function useProject(
  start: PlaygroundProject,
  original: PlaygroundProject,
  onChange?: (project: PlaygroundProject) => void,
) {
  const [project, setProject] = useState(start);
  const told = useRef(project);
  useEffect(() => {
    if (told.current === project) return;
    told.current = project;
    onChange?.(project);
  }, [project, onChange]);
  const setFile = useCallback((path: string, text: string) => {
    setProject((before) =>
      before.files[path] === text ? before : {...before, files: {...before.files, [path]: text}},
    );
  }, []);
  /** Gives a file another path, in its place. */
  const renameFile = useCallback((from: string, to: string) => {
    setProject((before) => {
      const files = Object.fromEntries(
        Object.entries(before.files).map(([path, text]) => [path === from ? to : path, text]),
      );
      return withFiles(before.entry === from ? {...before, entry: to} : before, files);
    });
  }, []);
  /** Takes a file away; the last one stays. */
  const removeFile = useCallback((path: string) => {
    setProject((before) => {
      const others = Object.entries(before.files).filter(([other]) => other !== path);
      return others.length === 0 ? before : withFiles(before, Object.fromEntries(others));
    });
  }, []);
  const setValue = useCallback((name: string, value: DemoValue) => {
    setProject((before) => ({...before, props: {...before.props, [name]: value}}));
  }, []);
  const reset = useCallback(() => setProject(original), [original]);
  const isChanged = !isSame(project, original);
  return {project, setFile, renameFile, removeFile, setValue, reset, isChanged};
}
