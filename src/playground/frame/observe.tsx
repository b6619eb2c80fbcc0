import {PlayerInternals, Thumbnail} from '@remotion/player';
import {createContext, type ReactNode, useContext, useLayoutEffect} from 'react';
import {flushSync} from 'react-dom';
import {createRoot, type Root} from 'react-dom/client';
import type {Act, Look, WantedLook} from '../../../shared/course/film';
import {LOOK_LIMITS} from '../limits';
import type {Entry} from './entry';
import {readNodes} from './read-nodes';
import {playTo, readTree} from './read-tree';
import {Quiet} from './toolkit';

/** Milliseconds that a picture may take to load before the film is looked at without it. */
const PATIENCE = 3000;

/** Lets everything that React and the browser have put off happen. Timers would be slowed down in a hidden frame. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 3; turn += 1) {
    await new Promise<void>((resolve) => {
      const {port1, port2} = new MessageChannel();
      port1.onmessage = () => {
        port1.close();
        resolve();
      };
      port2.postMessage(null);
    });
  }
}

const orTimeout = (work: Promise<unknown>): Promise<unknown> =>
  Promise.race([work, new Promise((resolve) => setTimeout(resolve, PATIENCE))]).catch(
    () => undefined,
  );

/** Waits for pictures and typefaces that the frame needs. */
async function loadAll(box: HTMLElement): Promise<void> {
  const pictures = [...box.querySelectorAll('img')].filter(({complete}) => !complete);
  await Promise.all(pictures.map((picture) => orTimeout(picture.decode())));
  if (document.fonts.status === 'loading') await orTimeout(document.fonts.ready);
}

function carryOut(box: HTMLElement, act: Act): void {
  if ('press' in act) {
    const button = [...box.querySelectorAll('button')].find(
      (candidate) =>
        (candidate.getAttribute('aria-label') ?? candidate.textContent ?? '').trim() === act.press,
    );
    button?.click();
    return;
  }
  if ('playTo' in act) {
    playTo(box, act.playTo);
    return;
  }
  const field = [...box.querySelectorAll('input, textarea')].find(
    (candidate): candidate is HTMLInputElement =>
      candidate.getAttribute('aria-label') === act.fill ||
      candidate.closest('label')?.textContent?.includes(act.fill) === true,
  );
  if (!field) return;
  // React listens to the event and reads the value: its own setter would hide the change from it.
  const prototype =
    field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, act.value);
  field.dispatchEvent(new Event('input', {bubbles: true}));
}

/** What a composition makes of other inputs; undefined if it isn't one of a root. */
async function calculate({composition, select}: Entry, inputs: Record<string, unknown>) {
  const made = composition === null ? null : await select?.(composition, inputs);
  return made ? {video: made.video, props: made.defaultProps} : undefined;
}

/** What is looked at, and who is told when it is drawn. */
const Film = createContext<{Content: Entry['component']; onDrawn: () => void} | null>(null);

/**
 * Tells when the composition is drawn: the Player loads it lazily, and React may take its time to show what it had to
 * wait for. A film that is looked at before has nothing in it.
 */
function Told(props: Record<string, unknown>) {
  const film = useContext(Film);
  useLayoutEffect(() => film?.onDrawn(), [film]);
  return film && <film.Content {...props} />;
}

/**
 * Looks at frames of what runs, beside what the reader sees: drawn once more, at its full size.
 * Takes what runs, its props, those of them that aren't the code's own, and the frames. What the code
 * throws on a frame is in its look.
 */
export async function observe(
  entry: Entry,
  props: Record<string, unknown>,
  inputs: Record<string, unknown>,
  wanted: WantedLook[],
): Promise<Look[]> {
  const {width, height} = entry.video;
  const box = document.createElement('div');
  box.style.cssText = `position:fixed;left:0;top:0;z-index:-1;width:${width}px;height:${height}px;opacity:0;pointer-events:none`;
  document.body.append(box);
  const errors: string[] = [];
  let onDrawn = () => {};
  let drawn: Promise<void> = Promise.resolve();
  const film = {Content: entry.component, onDrawn: () => onDrawn()};
  const note = (thrown: unknown) => {
    onDrawn();
    errors.push(thrown instanceof Error ? `${thrown.name}: ${thrown.message}` : String(thrown));
  };
  // The Player catches what a composition throws; React tells of it all the same.
  const makeRoot = () => {
    if (entry.kind !== 'page') {
      drawn = new Promise((resolve) => {
        onDrawn = resolve;
      });
    }
    return createRoot(box, {
      identifierPrefix: 'observed',
      onUncaughtError: note,
      onCaughtError: note,
      onRecoverableError: () => undefined,
    });
  };
  let root: Root = makeRoot();
  const draw = (content: ReactNode) =>
    flushSync(() =>
      root.render(
        <Film value={film}>
          <Quiet>{content}</Quiet>
        </Film>,
      ),
    );
  const looks: Look[] = [];
  try {
    for (const {frame, name, props: changed, video, fresh, act} of wanted) {
      errors.length = 0;
      // What has thrown once stays empty.
      if (fresh || looks.at(-1)?.error !== undefined) {
        root.unmount();
        root = makeRoot();
      }
      const other = changed && (await calculate(entry, {...inputs, ...changed}));
      const shown = {...entry, video: {...entry.video, ...other?.video, ...video}};
      if (entry.kind === 'page') box.style.width = `${shown.video.width}px`;
      draw(<Shown entry={shown} props={other?.props ?? {...props, ...changed}} frame={frame} />);
      await orTimeout(drawn);
      await settle();
      // A size that has not been measured yet makes the picture invisible; a hidden frame measures nothing by itself.
      flushSync(() => PlayerInternals.updateAllElementsSizes());
      await settle();
      for (const one of act ?? []) {
        flushSync(() => carryOut(box, one));
        await settle();
      }
      await loadAll(box);
      const picture =
        entry.kind === 'page' ? box : box.querySelector<HTMLElement>('.__remotion-player');
      looks.push({
        frame,
        ...(name !== undefined && {name}),
        nodes: picture ? readNodes(picture, shown.video.width) : [],
        ...readTree(box, frame),
        video: shown.video,
        ...(errors[0] !== undefined && {error: errors[0].slice(0, LOOK_LIMITS.error)}),
      });
    }
  } finally {
    root.unmount();
    box.remove();
  }
  return looks;
}

interface ShownProps {
  entry: Entry;
  props: Record<string, unknown>;
  frame: number;
}

function Shown({entry, props, frame}: ShownProps) {
  const {component: Content, video} = entry;
  if (entry.kind === 'page') return <Content {...props} />;
  return (
    <Thumbnail
      component={Told}
      inputProps={props}
      compositionWidth={video.width}
      compositionHeight={video.height}
      fps={video.fps}
      durationInFrames={video.durationInFrames}
      frameToDisplay={Math.min(frame, video.durationInFrames - 1)}
      errorFallback={() => null}
      style={{width: video.width, height: video.height}}
    />
  );
}
