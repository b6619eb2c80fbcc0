import {parseMedia} from '@remotion/media-parser';
import {extractFrames} from '@remotion/webcodecs';
import {useCallback, useEffect, useId, useRef, useState} from 'react';
import {printBytes, printNumber} from '../format';
import {Outcome} from '../Outcome';
import styles from '../try-file.module.css';
import type {TaskContext} from '../use-task';
import {inputOf, readDuration} from './parse';
import {useRun} from './use-run';

/** Wide enough for a sharp thumbnail on a dense screen. */
const WIDTH = 320;

interface Picture {
  canvas: HTMLCanvasElement;
  seconds: number;
}

async function read(file: File, count: number, {signal, report}: TaskContext): Promise<Picture[]> {
  const {tracks} = await parseMedia({
    ...inputOf(file, signal),
    fields: {tracks: true},
  });
  if (!tracks.some(({type}) => type === 'video')) throw new Error('This file has no video track.');
  const duration = await readDuration(file, signal);
  const pictures: Picture[] = [];
  // Files themselves aren't taken (4.0.311).
  const src = URL.createObjectURL(file);
  try {
    await extractFrames({
      src,
      signal,
      acknowledgeRemotionLicense: true,
      logLevel: 'error',
      timestampsInSeconds: Array.from(
        {length: count},
        (_, index) => ((index + 0.5) / count) * duration,
      ),
      onFrame: (frame) => {
        pictures.push({canvas: draw(frame), seconds: frame.timestamp / 1_000_000});
        frame.close();
        report(pictures.length / count);
      },
    });
  } finally {
    URL.revokeObjectURL(src);
  }
  return pictures;
}

function draw(frame: VideoFrame): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = Math.min(WIDTH, frame.displayWidth);
  canvas.height = Math.round((frame.displayHeight / frame.displayWidth) * canvas.width);
  canvas.getContext('2d')?.drawImage(frame, 0, 0, canvas.width, canvas.height);
  return canvas;
}

/** Pictures of a video at equal distances. */
export function ExtractFrames({file}: {file: File}) {
  const id = useId();
  const [count, setCount] = useState(6);
  const {task, again} = useRun(
    useCallback((context: TaskContext) => read(file, count, context), [file, count]),
  );
  return (
    <>
      <div className={styles.form}>
        <label htmlFor={id}>Frames</label>
        <input
          id={id}
          type="range"
          min={2}
          max={12}
          value={count}
          onChange={(event) => setCount(event.target.valueAsNumber)}
        />
        <output htmlFor={id}>{count}</output>
      </div>
      <Outcome
        task={task}
        doing={`Decoding frames of ${file.name}`}
        did={`Extracted from ${file.name} (${printBytes(file.size)})`}
        retry={again}
      >
        {(pictures) => (
          <ul className={styles.filmstrip}>
            {pictures.map((picture) => (
              <Thumbnail key={picture.seconds} picture={picture} />
            ))}
          </ul>
        )}
      </Outcome>
    </>
  );
}

function Thumbnail({picture: {canvas, seconds}}: {picture: Picture}) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.replaceChildren(canvas), [canvas]);
  const time = `${printNumber(seconds, 2)} s`;
  return (
    <li>
      <div ref={box} role="img" aria-label={`Frame at ${time}`} />
      <span aria-hidden>{time}</span>
    </li>
  );
}
