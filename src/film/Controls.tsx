import {type CSSProperties, useId} from 'react';
import type {DemoControl, DemoValue, DemoValues, DemoView} from '../../shared/demo';
import styles from './film.module.css';

interface ControlsProps {
  demo: Pick<DemoView, 'controls'>;
  values: DemoValues;
  onChange: (name: string, value: DemoValue) => void;
}

/** What is as wide as its mark: two and more of them share a row below the others. */
const isSmall = ({kind}: DemoControl) => kind === 'color' || kind === 'boolean';

/** The inputs made from a demo's schema. */
export function Controls({demo, values, onChange}: ControlsProps) {
  const small = demo.controls.filter(isSmall);
  const sharesRow = (control: DemoControl) => small.length > 1 && isSmall(control);
  const draw = (control: DemoControl, place: number, {length}: readonly DemoControl[]) => (
    <Control
      key={control.name}
      control={control}
      isLeftOver={length % 2 === 1 && place === length - 1}
      value={values[control.name] ?? control.initial}
      onChange={(value) => onChange(control.name, value)}
    />
  );
  const own = demo.controls.filter((control) => !sharesRow(control));
  const longest = (lengthOf: (control: DemoControl) => number) => Math.max(0, ...own.map(lengthOf));
  const widths = {
    '--longest': longest((control) => (isSmall(control) ? 0 : control.label.length)),
    '--number': longest(digitsOf),
    '--unit': longest((control) => unitOf(control).length),
  };
  return (
    <fieldset className={styles.controls} style={widths as CSSProperties} data-live>
      <legend className="visually-hidden">Props of this demo</legend>
      {own.map(draw)}
      {small.length > 1 && <div className={styles.small}>{small.map(draw)}</div>}
    </fieldset>
  );
}

interface ControlProps {
  control: DemoControl;
  value: DemoValue;
  onChange: (value: DemoValue) => void;
}

function Control({control, isLeftOver, value, onChange}: ControlProps & {isLeftOver: boolean}) {
  const id = useId();
  return (
    <div className={styles.control} data-kind={control.kind} data-last={isLeftOver || undefined}>
      <label htmlFor={id}>{control.label}</label>
      <Input id={id} control={control} value={value} onChange={onChange} />
      {control.kind === 'number' && (
        <output htmlFor={id}>
          <span>{printNumber(Number(value), control.step)}</span>
          {control.unit ? <small> {control.unit}</small> : <small aria-hidden="true" />}
        </output>
      )}
    </div>
  );
}

function Input({id, control, value, onChange}: ControlProps & {id: string}) {
  switch (control.kind) {
    case 'number':
      return (
        <input
          id={id}
          type="range"
          min={control.min}
          max={control.max}
          step={control.step}
          value={Number(value)}
          onChange={(event) => onChange(event.target.valueAsNumber)}
        />
      );
    case 'select':
      return (
        <select id={id} value={String(value)} onChange={(event) => onChange(event.target.value)}>
          {control.options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
      );
    case 'boolean':
      return (
        <input
          id={id}
          type="checkbox"
          checked={value === true}
          onChange={(event) => onChange(event.target.checked)}
        />
      );
    default:
      return (
        <input
          id={id}
          type={control.kind}
          value={String(value)}
          maxLength={control.kind === 'text' ? control.maxLength : undefined}
          onChange={(event) => onChange(event.target.value)}
        />
      );
  }
}

/** Characters that the longest number of a control takes beside its slider. */
function digitsOf(control: DemoControl): number {
  if (control.kind !== 'number') return 0;
  const {min, max, step} = control;
  return Math.max(...[min, max].map((end) => printNumber(end, step).length));
}

const unitOf = (control: DemoControl): string => (control.kind === 'number' && control.unit) || '';

function printNumber(value: number, step: number): string {
  const decimals = (String(step).split('.')[1] ?? '').length;
  return value.toFixed(decimals);
}
