import type {EditorView} from '@codemirror/view';
import {writeClipboard} from '../ui/clipboard';
import type {CommandGroup} from './CommandList';
import {type Desk, pictureCommands} from './commands';
import {editorCommands} from './editor/commands';
import {savePicture} from './take-home/picture';
import {writeOneFile} from './take-home/take';

async function copy({home, say}: Desk, withComposition: boolean): Promise<void> {
  try {
    const copied = await writeClipboard(writeOneFile(home, withComposition));
    say(copied ? 'Copied.' : 'This browser doesn’t let pages copy.');
  } catch (error) {
    say(`Not copied: ${(error as Error).message}`);
  }
}

async function picture({home, run, say}: Desk, format: 'png' | 'svg'): Promise<void> {
  const frame = run.player.getCurrentFrame();
  say(savePicture(await run.capture(format), format, home.project.title, frame));
}

/** All commands but those of the editor. */
export function commandGroups(desk: Desk): CommandGroup[] {
  return [
    {
      title: 'Picture',
      commands: [
        ...pictureCommands(desk),
        {label: 'Save this frame as PNG', run: () => void picture(desk, 'png')},
        {label: 'Save this frame as SVG', run: () => void picture(desk, 'svg')},
      ],
    },
    {
      title: 'Project',
      commands: [
        {label: 'Add a file', run: () => desk.askFile('add')},
        {label: 'Rename the file', run: () => desk.askFile('rename')},
        ...(Object.keys(desk.home.project.files).length > 1
          ? [{label: 'Delete the file', run: () => desk.askFile('delete')}]
          : []),
        {label: 'Add pictures, sound or film', run: desk.pickFiles},
        {label: 'Toggle line wrap', run: desk.toggleWrap},
        {label: 'Compare with the original', run: desk.compare},
        {label: 'Copy as one file', run: () => void copy(desk, false)},
        {label: 'Copy with its <Composition>', run: () => void copy(desk, true)},
        {label: 'Reset the code', run: desk.reset},
      ],
    },
  ];
}

/** Commands of the editor. Takes the editor. */
export const editorGroup = (view: EditorView | null): CommandGroup => ({
  title: 'Editing',
  commands: editorCommands.map(({label, key, run}) => ({
    label,
    key,
    run: () => {
      if (!view) return;
      view.focus();
      run(view);
    },
  })),
});
