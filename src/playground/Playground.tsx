import type {EditorView} from '@codemirror/view';
import {useRef} from 'react';
import {CodePane} from './CodePane';
import {FilmPane} from './FilmPane';
import styles from './playground.module.css';
import {type PlaygroundProps, usePlayground} from './use-playground';

/** Editor, picture, timeline, props and problems of one project. */
export function Playground(props: PlaygroundProps) {
  const {layout, poster, actions, editorHeight} = props;
  const section = useRef<HTMLElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView | null>(null);
  const playground = usePlayground(props, {section, box, view});
  const {edited, home, help, dialogs, own} = playground;

  const film = (
    <FilmPane playground={playground} box={box} poster={poster} isRoomy={layout === 'page'} />
  );
  const code = (
    <CodePane
      playground={playground}
      actions={actions?.({...home, onReset: edited.reset})}
      takesTurns={layout === 'page'}
      height={editorHeight}
      view={view}
    />
  );
  return (
    <section
      ref={section}
      className={styles.playground}
      data-layout={layout}
      data-types={help.types ? 'ready' : 'none'}
      aria-label={`Playground: ${home.project.title}`}
      onFocus={playground.touch}
      {...own.drop}
    >
      {layout === 'picture-first' ? film : code}
      {layout === 'picture-first' ? code : film}
      {dialogs.dialog}
    </section>
  );
}
