import {useCallback, useEffect, useRef, useState} from 'react';
import type {PlaygroundProject} from '../../shared/playground';

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
  const reset = useCallback(() => setProject(original), [original]);
  const isChanged = Object.keys({...original.files, ...project.files}).some(
    (path) => original.files[path] !== project.files[path],
  );
  return {project, setProject, setFile, reset, isChanged};
}
