import type {RefObject} from 'react';
import {Film} from './Film';
import styles from './playground.module.css';
import type {usePlayground} from './use-playground';
import {ViewBar} from './ViewBar';

interface FilmPaneProps {
  playground: ReturnType<typeof usePlayground>;
  /** Where the frame goes. */
  box: RefObject<HTMLDivElement | null>;
  poster: string | undefined;
  /** Shows how to look at it from the beginning: where there is room. */
  isRoomy: boolean;
}

/** Code that is heard: without it the timeline has no button for sound. */
const SOUND = /\b(?:Audio|Video|OffthreadVideo)\b/;

/** What runs, and how to look at it. */
export function FilmPane({playground, box, poster, isRoomy}: FilmPaneProps) {
  const {edited, file, home, run, viewing, allowed} = playground;
  const {project, video, props, isPage} = home;
  const {look} = viewing;
  return (
    <div
      className={styles.show}
      data-view={playground.pane === 'picture' ? 'open' : 'closed'}
      data-strip={isPage ? 'page' : 'film'}
    >
      <Film
        box={box}
        run={run}
        video={video}
        size={look.size}
        stillFrame={project.stillFrame ?? 0}
        isHeard={Object.values(project.files).some((text) => SOUND.test(text))}
        isPage={isPage}
        playback={playground.playback}
        values={props}
        wording={project.wording}
        picture={{poster, safe: look.safe, allowed, onAllow: playground.allow}}
        onValue={edited.setValue}
        onOpen={file.open}
      />
      {!isPage && (
        <ViewBar
          look={look}
          video={video}
          open={isRoomy}
          frame={run.player.getCurrentFrame}
          onChange={viewing.change}
        />
      )}
    </div>
  );
}
