import {Player, type PlayerRef, Thumbnail, type ThumbnailRef} from '@remotion/player';
import {createRef, useEffect, useState} from 'react';
import {AbsoluteFill, useBufferState} from 'remotion';
import type {Notebook} from '../notebook';
import {draw, until, wait} from './stage';

const EVENTS = [
  'play',
  'pause',
  'ended',
  'seeked',
  'timeupdate',
  'frameupdate',
  'ratechange',
  'volumechange',
  'mutechange',
  'scalechange',
  'fullscreenchange',
  'waiting',
  'resume',
  'error',
] as const;

type Mood = 'calm' | 'slow' | 'broken';
let become: (mood: Mood) => void = () => undefined;

/** Buffers for a moment, or throws, when it is told to. */
const Picture = () => {
  const [mood, setMood] = useState<Mood>('calm');
  const {delayPlayback} = useBufferState();
  become = setMood;
  useEffect(() => {
    if (mood !== 'slow') return;
    const {unblock} = delayPlayback();
    const timer = setTimeout(unblock, 400);
    return () => {
      clearTimeout(timer);
      unblock();
    };
  }, [mood, delayPlayback]);
  if (mood === 'broken') throw new Error('The picture is broken.');
  return <AbsoluteFill style={{background: '#246'}} />;
};

/** A Player that a viewer plays, slows down, enlarges and breaks. */
export async function players(book: Notebook): Promise<void> {
  let player: PlayerRef | null = null;
  const show = (more: Partial<React.ComponentProps<typeof Player>> = {}) =>
    draw(
      <>
        <button id="press" type="button" onClick={() => player?.requestFullscreen()}>
          Full screen
        </button>
        <Player
          ref={(ref) => {
            player = ref ?? player;
          }}
          component={Picture}
          compositionWidth={320}
          compositionHeight={180}
          durationInFrames={60}
          fps={30}
          style={{width: 320}}
          allowFullscreen
          acknowledgeRemotionLicense
          {...more}
        />
      </>,
    );
  show();
  await until(() => player !== null);
  const current = player as PlayerRef | null;
  if (!current) throw new Error('The Player was not mounted.');
  const by: Record<(typeof EVENTS)[number], string> = {
    play: 'play()',
    pause: 'pause()',
    ended: 'played to the end',
    seeked: 'seekTo(10)',
    timeupdate: 'played',
    frameupdate: 'played',
    ratechange: 'another playbackRate',
    volumechange: 'setVolume(0.5)',
    mutechange: 'mute()',
    scalechange: 'another width',
    fullscreenchange: 'a button that calls requestFullscreen()',
    waiting: 'delayPlayback()',
    resume: 'unblock()',
    error: 'a component that throws',
  };
  const calls: Record<string, number> = {};
  for (const name of EVENTS) {
    const note = book.spy('player/api', by[name], name);
    calls[name] = 0;
    current.addEventListener(name, (event: {detail: unknown}) => {
      calls[name] = (calls[name] ?? 0) + 1;
      note({detail: event.detail});
    });
  }
  const heard = (name: string) => until(() => (calls[name] ?? 0) > 0);
  current.seekTo(10);
  await heard('seeked');
  current.play();
  await heard('timeupdate');
  current.pause();
  await heard('pause');
  current.setVolume(0.5);
  current.mute();
  await heard('mutechange');
  show({playbackRate: 2});
  await heard('ratechange');
  show({playbackRate: 2, style: {width: 480}});
  await heard('scalechange');
  current.play();
  await heard('ended');
  await window.press();
  await heard('fullscreenchange');
  current.exitFullscreen();
  await wait(300);
  current.seekTo(0);
  current.play();
  become('slow');
  await heard('resume');
  become('broken');
  await heard('error');
  await thumbnails(book);
}

async function thumbnails(book: Notebook): Promise<void> {
  const thumbnail = createRef<ThumbnailRef>();
  draw(
    <Thumbnail
      ref={thumbnail}
      component={Picture}
      compositionWidth={320}
      compositionHeight={180}
      durationInFrames={60}
      frameToDisplay={5}
      fps={30}
    />,
  );
  const old = become;
  await until(() => thumbnail.current !== null && become !== old);
  const {current} = thumbnail;
  if (!current) throw new Error('The thumbnail was not mounted.');
  const by = {
    waiting: 'delayPlayback()',
    resume: 'unblock()',
    error: 'a component that throws',
  } as const;
  let calls = 0;
  for (const name of ['waiting', 'resume', 'error'] as const) {
    const note = book.spy('player/thumbnail', by[name], name);
    current.addEventListener(name, (event: {detail: unknown}) => {
      calls += 1;
      note({detail: event.detail});
    });
  }
  become('slow');
  await until(() => calls >= 2);
  become('broken');
  await until(() => calls >= 3);
}
