import {saveFile} from '../outside/save-file';
import {clearProgress, NO_PROGRESS, type Progress, parseProgress, saveProgress} from './progress';

/** What a reader is told, and the progress from now on, where it is another one. */
export interface Outcome {
  message: string;
  progress?: Progress;
}

const NAME = 'course-progress.json';

/** Saves the progress as a file. */
export function saveAsFile(progress: Progress | null): Outcome {
  saveFile(new Blob([JSON.stringify(progress, null, 2)], {type: 'application/json'}), NAME);
  return {message: `Saved as ${NAME}.`};
}

/** Takes the progress of a file in place of that of this browser. */
export async function loadFile(file: File): Promise<Outcome> {
  try {
    const progress = parseProgress(await file.text());
    const message = saveProgress(progress)
      ? 'Your progress is back.'
      : 'This browser keeps nothing: it holds until you leave.';
    return {message, progress};
  } catch {
    return {message: `“${file.name}” doesn’t hold progress in this course. Nothing was changed.`};
  }
}

/** Forgets all progress. */
export function startOver(): Outcome {
  clearProgress();
  return {message: 'You start over from the first step.', progress: NO_PROGRESS};
}
