import {useCallback, useMemo, useRef, useState} from 'react';
import type {PlaygroundProject} from '../../../shared/playground';

/**
 * Fits the length of a project of which nobody has said it to the Series that it is.
 * Takes the project; returns its size and length, and `onLength`, to be told what a Series says of its own.
 */
export function useLength({files, fits, video}: PlaygroundProject) {
  const [length, setLength] = useState<number | null>(null);
  /** What was said of which files; null once it was two things. */
  const said = useRef<{files: PlaygroundProject['files']; frames: number | null} | null>(null);
  const onLength = useCallback(
    (frames: number) => {
      if (!fits) return;
      const before = said.current?.files === files ? said.current : null;
      if (before && (before.frames === null || before.frames === frames)) return;
      // A Series that is another length in a film of its length goes by that of the film: there is nothing to fit.
      const found = before ? null : frames;
      said.current = {files, frames: found};
      setLength(found);
    },
    [files, fits],
  );
  const fitted = useMemo(
    () => (length === null ? video : {...video, durationInFrames: length}),
    [video, length],
  );
  return {video: fitted, onLength};
}
