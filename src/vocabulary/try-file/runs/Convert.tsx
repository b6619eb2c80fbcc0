import {useId, useState} from 'react';
import {identity} from '../../../../config/identity';
import {Button} from '../../../ui/Button';
import {Facts} from '../Facts';
import {outputName, printBytes, printChange} from '../format';
import {Outcome} from '../Outcome';
import styles from '../try-file.module.css';
import {useObjectUrl} from '../use-object-url';
import {type TaskContext, useTask} from '../use-task';
import {explainChoice, firstChoice, labelOf} from './choices';
import {convertFile, measure, readSource, type Source} from './convert-file';
import {FileRun} from './FileRun';

const readToConvert = (file: File, context: TaskContext) => readSource(file, false, context);
const readToResize = (file: File, context: TaskContext) => readSource(file, true, context);

interface ConvertProps {
  file: File;
  /** Whether the size can be chosen, too. */
  resizes?: boolean;
}

/** Offers the conversions that work for a file, and does one. */
export function Convert({file, resizes = false}: ConvertProps) {
  return (
    <FileRun file={file} read={resizes ? readToResize : readToConvert}>
      {(source) =>
        source.choices.length === 0 ? (
          <p>This browser can make no other file of it: no track can be decoded and encoded.</p>
        ) : (
          <Form file={file} source={source} resizes={resizes} />
        )
      }
    </FileRun>
  );
}

/** Offers other sizes of a video, and makes one. */
export const Resize = ({file}: {file: File}) => <Convert file={file} resizes />;

interface Converted {
  blob: Blob;
  name: string;
  dimensions: {width: number; height: number} | null;
}

function Form({file, source, resizes}: ConvertProps & {source: Source}) {
  const id = useId();
  const {choices, dimensions, rotation, durationInSeconds} = source;
  const [index, setIndex] = useState(() => firstChoice(choices));
  const [width, setWidth] = useState(() => even((dimensions?.width ?? 0) / 2));
  const task = useTask<Converted>();
  const choice = choices[index];
  if (!choice) return null;
  const begin = () =>
    task.start(async (context) => {
      const {container, videoCodec} = choice;
      const request = {file, container, videoCodec, durationInSeconds};
      const blob = await convertFile({...request, width: resizes ? width : null}, context);
      const name = outputName(file.name, container);
      return {blob, name, dimensions: await measure(blob, context)};
    });
  return (
    <>
      <div className={styles.form}>
        <label htmlFor={`${id}format`}>Format</label>
        <select
          id={`${id}format`}
          value={index}
          onChange={(event) => setIndex(Number(event.target.value))}
        >
          {choices.map((option, position) => (
            <option key={labelOf(option)} value={position}>
              {labelOf(option)}
            </option>
          ))}
        </select>
        {resizes && dimensions && (
          <>
            <label htmlFor={`${id}width`}>Width</label>
            <input
              id={`${id}width`}
              type="range"
              min={even(Math.max(32, dimensions.width / 8))}
              max={even(dimensions.width * 1.5)}
              step={2}
              value={width}
              onChange={(event) => setWidth(event.target.valueAsNumber)}
            />
            <output htmlFor={`${id}width`}>
              {width} × {Math.round((width * dimensions.height) / dimensions.width)}
            </output>
          </>
        )}
        <Button onClick={begin} disabled={task.state.phase === 'running'}>
          {resizes ? 'Resize' : 'Convert'}
        </Button>
      </div>
      <p className={styles.hint}>
        {explainChoice(choice)}
        {rotation !== 0 &&
          ` The file has a rotation tag, which version ${identity.version} applies wrongly: expect a turned or squeezed picture.`}
      </p>
      <Outcome
        task={task}
        doing={`Converting ${file.name}`}
        did={`Converted ${file.name}`}
        retry={begin}
      >
        {(converted) => <Product source={file} before={dimensions} {...converted} />}
      </Outcome>
    </>
  );
}

const even = (value: number) => Math.max(2, Math.round(value / 2) * 2);

interface ProductProps extends Converted {
  source: File;
  before: {width: number; height: number} | null;
}

function Product({source, before, blob, name, dimensions}: ProductProps) {
  const url = useObjectUrl(blob);
  const print = (size: ProductProps['before']) => (size ? `${size.width} × ${size.height}` : '–');
  return (
    <>
      <Facts
        facts={[
          [
            'size',
            `${printBytes(source.size)} → ${printBytes(blob.size)} (${printChange(source.size, blob.size)})`,
          ],
          ['dimensions', `${print(before)} → ${print(dimensions)}`],
        ]}
      />
      {url && (
        <div className={styles.product}>
          {dimensions ? (
            // biome-ignore lint/a11y/useMediaCaption: the reader's own file has none
            <video
              src={url}
              controls
              playsInline
              width={dimensions.width}
              height={dimensions.height}
              aria-label={name}
            />
          ) : (
            // biome-ignore lint/a11y/useMediaCaption: the reader's own file has none
            <audio src={url} controls aria-label={name} />
          )}
          <a className={styles.download} href={url} download={name}>
            Download {name}
          </a>
        </div>
      )}
    </>
  );
}
