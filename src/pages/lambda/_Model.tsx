import {useId, useState} from 'react';
import {lambdaPrices} from '../../../content/data/lambda-prices';
import {Button} from '../../ui/Button';
import page from '../_shared/page.module.css';
import {
  estimate,
  INITIAL,
  linesOf,
  type RenderEstimate,
  type RenderInput,
  type RenderProblem,
  waysOut,
} from './_model';
import styles from './lambda.module.css';

interface SliderProps {
  label: string;
  shown: string;
  hint?: string | undefined;
  /** What the value would have to be, where the render can't run with it. */
  needs?: string | undefined;
  min: number;
  max: number;
  step: number;
  value: number;
  onChange: (value: number) => void;
}

function Slider({label, shown, hint, needs, onChange, ...range}: SliderProps) {
  const id = useId();
  return (
    <div className={page.field} data-refused={needs && ''}>
      <span className={page.label}>
        <label htmlFor={id}>{label}</label>
        <output htmlFor={id}>{needs ? `${shown} · ${needs}` : shown}</output>
      </span>
      <input
        id={id}
        type="range"
        className={page.range}
        aria-valuetext={needs ? `${shown}, ${needs}` : shown}
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

/** So many functions get a lane of their own; what the others do is the same, and they share one. */
const LANES = 4;
/** The lane of the others is as high as so many. */
const SHARED = 3;
/** The bar of the others is cut into so many: it stands for a bundle, not for one that is large. */
const STRIPES = 9;

const short = (time: number) =>
  time < 120_000 ? `${time / 1000} s` : `${Math.round(time / 60_000)} min`;

/** A lane per function: its start, then its frames; the first lane is the function that joins. */
function Lanes({input, result}: {input: RenderInput; result: RenderEstimate}) {
  const own = result.chunks.slice(0, LANES);
  const others = result.chunks.slice(LANES);
  const lanes = [...own, ...(others.length > 0 ? [Math.max(...others)] : [])];
  const height = 300 / (own.length + 1 + (others.length > 0 ? SHARED : 0));
  const barOf = (index: number) => height * (index < LANES ? 0.72 : SHARED - 0.28);
  const at = (time: number) => (time / result.time) * 1000;
  const lines = linesOf(result.time);
  const names = ['Main', ...own.map((_, index) => index + 1)];
  if (others.length > 0) {
    names.push(others.length > 1 ? `${others.length} more` : LANES + 1);
  }
  return (
    <div className={styles.plot}>
      <div className={styles.names} aria-hidden="true">
        {names.map((name, index) => (
          // In the middle of its bar; the first is that of the function that joins.
          <span key={name} style={{top: `${(index * height + barOf(index - 1) / 2) / 3}%`}}>
            {name}
          </span>
        ))}
      </div>
      <div className={styles.chart}>
        <svg
          viewBox="0 0 1000 300"
          preserveAspectRatio="none"
          className={styles.lanes}
          role="img"
          aria-label={`${result.chunks.length} functions work at the same time, at most ${result.framesPerFunction} frames each, while one function waits and joins the parts.`}
        >
          <path
            d={lines.map((time) => `M${at(time)} 0V300`).join('')}
            className={styles.line}
            vectorEffect="non-scaling-stroke"
          />
          <rect x={0} y={0} width={1000} height={height * 0.72} className={styles.main} />
          <rect
            x={0}
            y={0}
            width={at(input.startTime)}
            height={height * 0.72}
            className={styles.start}
          />
          {lanes.map((chunk, index) => {
            const y = (index + 1) * height;
            const bar = barOf(index);
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
          {others.length > 1 && (
            <path
              d={Array.from(
                {length: STRIPES - 1},
                (_, index) =>
                  `M${at(input.startTime)} ${height * (LANES + 1) + (barOf(LANES) * (index + 1)) / STRIPES}H1000`,
              ).join('')}
              className={styles.between}
              vectorEffect="non-scaling-stroke"
            />
          )}
        </svg>
        <span className={styles.sweep} aria-hidden="true" />
      </div>
      <div className={styles.axis} aria-hidden="true">
        {lines.map((time) => (
          <span key={time} style={{left: `${at(time) / 10}%`}}>
            {short(time)}
          </span>
        ))}
      </div>
    </div>
  );
}

/** One number of the model that a reader moves. */
interface Dial {
  label: string;
  hint?: string;
  min: number;
  max: number | ((input: RenderInput) => number);
  step: number;
  read: (input: RenderInput) => number;
  /** The value in words. */
  show: (input: RenderInput, result: RenderEstimate) => string;
  change: (value: number) => Partial<RenderInput>;
  /** The input that a problem names. */
  input?: RenderProblem['input'];
}

const dials: Dial[] = [
  {
    label: 'Length',
    min: 150,
    max: 36000,
    step: 150,
    read: ({frames}) => frames,
    show: ({frames}) => `${Math.round(frames / 30)} s = ${frames.toLocaleString('en')} frames`,
    change: (frames) => ({frames}),
  },
  {
    label: 'Frames per function',
    hint: 'At the left end, the toolkit chooses.',
    // As many as nine functions need, the least that an account has besides the one that joins.
    min: 3,
    max: ({frames}) => Math.max(600, Math.ceil(frames / 9)),
    step: 1,
    read: ({framesPerFunction}) => framesPerFunction ?? 3,
    show: ({framesPerFunction}, result) =>
      framesPerFunction === null
        ? `automatic: ${result.framesPerFunction}`
        : String(framesPerFunction),
    change: (value) => ({framesPerFunction: value < 4 ? null : value}),
    input: 'framesPerFunction',
  },
  {
    label: 'Account concurrency',
    min: 10,
    max: 1000,
    step: 10,
    read: ({accountLimit}) => accountLimit,
    show: ({accountLimit}) => String(accountLimit),
    change: (accountLimit) => ({accountLimit}),
    input: 'accountLimit',
  },
  {
    label: 'Memory per function',
    hint: 'More memory also brings more CPU. Measure the time per frame again when you change it.',
    min: 512,
    max: 10240,
    step: 128,
    read: ({memory}) => memory,
    show: ({memory}) => `${memory} MB`,
    change: (memory) => ({memory}),
  },
  {
    label: 'Time per frame',
    hint: 'Yours to measure: one function, one frame.',
    min: 10,
    max: 2000,
    step: 10,
    read: ({frameTime}) => frameTime,
    show: ({frameTime}) => `${frameTime} ms`,
    change: (frameTime) => ({frameTime}),
  },
  {
    label: 'Start of a function',
    min: 500,
    max: 10000,
    step: 100,
    read: ({startTime}) => startTime,
    show: ({startTime}) => seconds(startTime),
    change: (startTime) => ({startTime}),
  },
];

interface InputsProps {
  input: RenderInput;
  result: RenderEstimate;
  onChange: (change: Partial<RenderInput>) => void;
}

/** What the model is asked: a slider for each dial, and the region. */
function Inputs({input, result, onChange}: InputsProps) {
  const region = useId();
  return (
    <div className={styles.inputs}>
      {dials.map(({label, hint, min, max, step, read, show, change, input: named}) => (
        <Slider
          key={label}
          label={label}
          hint={hint}
          min={min}
          max={typeof max === 'function' ? max(input) : max}
          step={step}
          value={read(input)}
          shown={show(input, result)}
          needs={result.problems.find((problem) => problem.input === named)?.needs}
          onChange={(value) => onChange(change(value))}
        />
      ))}
      <div className={page.field}>
        <label htmlFor={region}>Region</label>
        <select
          id={region}
          className={page.input}
          value={input.region}
          onChange={(event) => onChange({region: event.target.value})}
        >
          {Object.keys(lambdaPrices).map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </div>
    </div>
  );
}

/** What the model says: four numbers, or why the render can't run and what would help, and the split as a drawing. */
function Result({input, result, onChange}: InputsProps) {
  const numbers = [
    ['Until the file is there', seconds(result.time), `one function: ${seconds(result.timeAlone)}`],
    ['Functions', `${result.chunks.length} + 1`],
    ['Billed time, all functions', seconds(result.billedTime)],
    ['AWS Lambda, estimated', `$${result.cost.toFixed(4)}`],
  ];
  return (
    <div className={styles.result} data-refused={result.problems.length > 0 ? '' : undefined}>
      <div className={styles.outcome}>
        <dl className={styles.numbers}>
          {numbers.map(([name, number, note]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                {number}
                {note && <small>{note}</small>}
              </dd>
            </div>
          ))}
        </dl>
        <div className={styles.refusal}>
          <p role="status">{result.problems.map(({text}) => text).join(' ')}</p>
          {waysOut(input).map(({label, change}, place) => (
            <Button
              key={label}
              look={place > 0 ? 'plain' : 'primary'}
              onClick={() => onChange(change)}
            >
              {label}
            </Button>
          ))}
        </div>
      </div>
      <ul className={styles.key}>
        <li>calls the others, waits, joins their parts</li>
        <li>starts</li>
        <li>renders its frames</li>
      </ul>
      <Lanes input={input} result={result} />
    </div>
  );
}

/** The interactive model: seven inputs, the split they cause, its time and its cost. */
export function Model() {
  const [input, setInput] = useState(INITIAL);
  const result = estimate(input);
  const onChange = (change: Partial<RenderInput>) => setInput({...input, ...change});
  return (
    <section className={`${page.bench} ${styles.bench}`} aria-label="Model of a render">
      <Inputs input={input} result={result} onChange={onChange} />
      <Result input={input} result={result} onChange={onChange} />
    </section>
  );
}
