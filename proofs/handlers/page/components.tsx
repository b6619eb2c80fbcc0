import {Gif} from '@remotion/gif';
import {Lottie} from '@remotion/lottie';
import {RemotionRiveCanvas} from '@remotion/rive';
import type {ComponentType} from 'react';
import {AnimatedImage, Img, OffthreadVideo, prefetch, Video} from 'remotion';
import type {Notebook} from '../notebook';
import {draw, play, until, wait} from './stage';

const box = {width: 320, height: 180};

/** Media that loads and media that doesn't, in the Player. */
export async function components(book: Notebook): Promise<void> {
  /** Shows a component until each of its handlers was called. */
  const show = async (
    page: string,
    by: string,
    names: string[],
    make: (spies: ReturnType<Notebook['spies']>) => ComponentType,
    isPlaying = false,
  ) => {
    const spies = book.spies(page, by, names);
    const player = await play(make(spies));
    if (isPlaying) player.play();
    await until(() =>
      names.every((name) =>
        book.seen.some(
          (one) => one.page === page && one.handler === name && one.by === by && one.calls > 0,
        ),
      ),
    );
    await wait(100);
    draw(null);
  };
  const Broken = 'nothing.bin';
  await show('video', 'an address without a file', ['onError'], (spies) => () => (
    <Video src={`/files/${Broken}`} {...spies} />
  ));
  await show('offthreadvideo', 'an address without a file', ['onError'], (spies) => () => (
    <OffthreadVideo src={`/files/${Broken}`} {...spies} />
  ));
  await show(
    'video',
    'sound that the browser does not allow',
    ['onAutoPlayError'],
    (spies) => () => <Video src="/files/sample.mp4" {...spies} />,
    true,
  );
  await show(
    'offthreadvideo',
    'sound that the browser does not allow',
    ['onAutoPlayError'],
    (spies) => () => <OffthreadVideo src="/files/sample.mp4" {...spies} />,
    true,
  );
  await show(
    'offthreadvideo',
    'a video that plays, muted',
    ['onVideoFrame'],
    (spies) => () => <OffthreadVideo src="/files/sample.mp4" muted {...spies} />,
    true,
  );
  await show('img', 'a picture', ['onImageFrame'], (spies) => () => (
    <Img src="/files/f00.png" {...spies} />
  ));
  await show('img', 'an address without a file', ['onError'], (spies) => () => (
    <Img src={`/files/${Broken}`} maxRetries={1} {...spies} />
  ));
  await show('animatedimage', 'an address without a file', ['onError'], (spies) => () => (
    <AnimatedImage src={`/files/${Broken}`} {...box} {...spies} />
  ));
  await show('gif/gif', 'a GIF', ['onLoad'], (spies) => () => (
    <Gif src="/files/rocket.gif" {...box} {...spies} />
  ));
  await show('gif/gif', 'a file that is no GIF', ['onError'], (spies) => () => (
    <Gif src="/files/f00.png" {...box} {...spies} />
  ));
  const animationData = await (await fetch('/files/check.json')).json();
  await show('lottie/lottie-comp', 'an animation', ['onAnimationLoaded'], (spies) => () => (
    <Lottie animationData={animationData} {...spies} />
  ));
  await show(
    'rive/remotionrivecanvas',
    'an artboard with an empty animation',
    ['onLoad'],
    (spies) => () => <RemotionRiveCanvas src="/files/board.riv" {...spies} />,
  );
  const {waitUntilDone} = prefetch(
    '/files/sample.mp4',
    book.spies('prefetch', 'a video', ['onProgress']),
  );
  await waitUntilDone();
}
