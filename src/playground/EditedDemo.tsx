import {useMemo} from 'react';
import {type DemoView, wordingOf} from '../../shared/demo';
import type {PlaygroundProject} from '../../shared/playground';
import {InPlace} from './InPlace';
import {loadDemo} from './templates/load-demo';

/**
 * Fetches what the build compiled of a demo, so that it runs before the compiler is there.
 * Takes its id. Without it the compiler is waited for.
 */
export const fetchCompiled = (id: string): Promise<unknown> => loadDemo(id).catch(() => undefined);

interface EditedDemoProps {
  demo: DemoView;
  /** The code as the page shows it, with the reader's values in it. */
  code: string;
  onClose: () => void;
}

/** A demo while a reader edits it, in the place of the demo. */
export function EditedDemo({demo, code, onClose}: EditedDemoProps) {
  const project = useMemo<PlaygroundProject>(() => {
    const {id, width, height, fps, durationInFrames, stillFrame, controls} = demo;
    return {
      title: id,
      files: {'src/composition.tsx': code},
      video: {width, height, fps, durationInFrames},
      stillFrame,
      wording: wordingOf(controls),
    };
  }, [demo, code]);
  return (
    <InPlace
      project={project}
      layout="picture-first"
      poster={`/demos/${demo.id}.webp`}
      onClose={onClose}
    />
  );
}
