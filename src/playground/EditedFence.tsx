import type {PlaygroundProject} from '../../shared/playground';
import {InPlace} from './InPlace';
import styles from './playground.module.css';
import {projectSchema} from './project-schema';

/**
 * Fetches what a printed block runs as; the build wrote it.
 * Takes its name. Throws if it can't be fetched.
 */
export async function loadProject(name: string): Promise<PlaygroundProject> {
  const response = await fetch(`/playground/samples/${name}.json`);
  if (!response.ok) throw new Error(`${name}: ${response.status}`);
  return projectSchema.parse(await response.json());
}

interface EditedFenceProps {
  project: PlaygroundProject;
  height: number;
  onClose: () => void;
}

/** A code block while a reader edits it, in the place of the block. */
export function EditedFence({project, height, onClose}: EditedFenceProps) {
  return (
    <div className={styles.fence}>
      <InPlace
        project={project}
        layout="code-first"
        editorHeight={Math.min(Math.max(height, 160), 640)}
        onClose={onClose}
      />
    </div>
  );
}
