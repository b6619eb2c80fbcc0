import {useId, useState} from 'react';
import {lambdaPrices} from '../../../content/data/lambda-prices';
import page from '../_shared/page.module.css';
import {estimate, type RenderEstimate, type RenderInput} from './_model';
import styles from './lambda.module.css';

interface SliderProps {
  label: string;
  shown: string;
  hint?: string;
  min: number;
  max: number;
  step: number;
  value: number;
  onChange: (value: number) => void;
}

function Slider({label, shown, hint, onChange, ...range}: SliderProps) {
  const id = useId();
  return (
    <div className={page.field}>
      <span className={page.label}>
        <label htmlFor={id}>{label}</label>
        <output htmlFor={id}>{shown}</output>
      </span>
      <input
        id={id}
        type="range"
        className={page.range}
        aria-valuetext={shown}
        onChange={(event) => onChange(event.target.valueAsNumber)}
        {...range}
      />
      {hint && <small>{hint}</small>}
    </div>
  );
}

const seconds = (time: number) =>
  time < 120_000
    ? `${(time / 1000).toFixed(1)} s`
    : `${Math.floor(time / 60_000)} min ${Math.round((time % 60_000) / 1000)} s`;

/** So many functions get a lane of their own; the others share one, so that a lane is never a hairline. */
const LANES = 12;

/** A lane per function: its start, then its frames; the first lane is the function that joins. */
function Lanes({input, result}: {input: RenderInput; result: RenderEstimate}) {
  const own = result.chunks.slice(0, LANES);
  const others = result.chunks.slice(LANES);
  const lanes = [...own, ...(others.length > 0 ? [Math.max(...others)] : [])];
  // The lane of the others is as high as two.
  const height = 300 / (own.length + 1 + (others.length > 0 ? 2 : 0));
  const at = (time: number) => (time / result.time) * 1000;
  return (
    <div className={styles.chart}>
      <svg
        viewBox="0 0 1000 300"
        preserveAspectRatio="none"
        className={styles.lanes}
        role="img"
        aria-label={`${result.chunks.length} functions work at the same time, at most ${result.framesPerFunction} frames each, while one function waits and joins the parts.`}
      >
        <rect x={0} y={0} width={1000} height={height * 0.72} className={styles.main} />
        {lanes.map((chunk, index) => {
          const y = (index + 1) * height;
          const bar = height * (index < LANES ? 0.72 : 1.72);
          const start = at(input.startTime);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a lane is its place.
            <g key={index}>
              <rect x={start} y={y} width={start} height={bar} className={styles.start} />
              <rect
                x={start * 2}
                y={y}
                width={at(chunk * input.frameTime)}
                height={bar}
                className={styles.work}
              />
            </g>
          );
        })}
      </svg>
      {others.length > 0 && (
        <p className={styles.others} aria-hidden="true">
          {others.length === 1 ? 'and one more' : `and ${others.length} more at the same time`}
        </p>
      )}
      <span className={styles.sweep} aria-hidden="true" />
    </div>
  );
}

/** The interactive model: seven inputs, the split they cause, its time and its cost. */
export function Model() {
  const region = useId();
  const [input, setInput] = useState<RenderInput>({
    region: 'us-east-1',
    frames: 1800,
    framesPerFunction: null,
    accountLimit: 1000,
    memory: 2048,
    frameTime: 100,
    startTime: 2000,
  });
  const set = (change: Partial<RenderInput>) => setInput({...input, ...change});
  const result = estimate(input);
  return (
    <section className={styles.bench} aria-label="Model of a render">
      <div className={styles.inputs}>
        <Slider
          label="Length"
          shown={`${Math.round(input.frames / 30)} s = ${input.frames.toLocaleString('en')} frames`}
          min={150}
          max={36000}
          step={150}
          value={input.frames}
          onChange={(frames) => set({frames})}
        />
        <Slider
          label="Frames per function"
          shown={
            input.framesPerFunction === null
              ? `${result.framesPerFunction}, chosen`
              : String(input.framesPerFunction)
          }
          hint="Far left: the toolkit chooses."
          min={3}
          max={600}
          step={1}
          value={input.framesPerFunction ?? 3}
          onChange={(value) => set({framesPerFunction: value < 4 ? null : value})}
        />
        <Slider
          label="Account concurrency"
          shown={String(input.accountLimit)}
          min={10}
          max={1000}
          step={10}
          value={input.accountLimit}
          onChange={(accountLimit) => set({accountLimit})}
        />
        <Slider
          label="Memory per function"
          shown={`${input.memory} MB`}
          hint="More memory also brings more CPU. Measure the time per frame again when you change it."
          min={512}
          max={10240}
          step={128}
          value={input.memory}
          onChange={(memory) => set({memory})}
        />
        <Slider
          label="Time per frame"
          shown={`${input.frameTime} ms`}
          hint="Yours to measure: one function, one frame."
          min={10}
          max={2000}
          step={10}
          value={input.frameTime}
          onChange={(frameTime) => set({frameTime})}
        />
        <Slider
          label="Start of a function"
          shown={seconds(input.startTime)}
          min={500}
          max={10000}
          step={100}
          value={input.startTime}
          onChange={(startTime) => set({startTime})}
        />
        <div className={page.field}>
          <label htmlFor={region}>Region</label>
          <select
            id={region}
            className={page.input}
            value={input.region}
            onChange={(event) => set({region: event.target.value})}
          >
            {Object.keys(lambdaPrices).map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </div>
      </div>
      <div className={styles.result}>
        <dl className={styles.numbers}>
          <div>
            <dt>Functions</dt>
            <dd>{result.chunks.length} + 1</dd>
          </div>
          <div>
            <dt>Until the file is there</dt>
            <dd>{seconds(result.time)}</dd>
          </div>
          <div>
            <dt>Billed time, all functions</dt>
            <dd>{seconds(result.billedTime)}</dd>
          </div>
          <div>
            <dt>AWS Lambda, estimated</dt>
            <dd>${result.cost.toFixed(4)}</dd>
          </div>
        </dl>
        <Lanes input={input} result={result} />
        <ul className={styles.key}>
          <li>starts the others, joins their parts</li>
          <li>starts</li>
          <li>renders its frames</li>
        </ul>
        <p className={styles.problem} role="status">
          {result.problems.join(' ')}
        </p>
      </div>
    </section>
  );
}
