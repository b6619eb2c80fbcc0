import {z} from 'zod';
import type {PlaygroundProject} from '../../shared/playground';
import {rememberCompiled} from './host/compile-files';
import {InPlace} from './InPlace';
import styles from './playground.module.css';
import {projectSchema} from './project-schema';
import {compiledFileSchema} from './protocol';

const compiledSchema = z.object({compiled: z.array(compiledFileSchema)});

/**
 * Reads what a printed block runs as; the build wrote it, with the same length for each.
 * Throws if it is something else.
 */
export function readProject(sample: unknown): PlaygroundProject {
  const project = projectSchema.parse(sample);
  rememberCompiled(project.files, compiledSchema.parse(sample).compiled);
  return {...project, fits: true};
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
