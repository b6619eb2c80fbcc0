import {useId} from 'react';
import type {Video} from './protocol';
import tools from './tools.module.css';
import {type Look, PLAIN, SIZES} from './use-view';

interface ViewBarProps {
  look: Look;
  /** Size and length that the code says. */
  video: Video;
  /** Open from the beginning: where there is room. */
  open: boolean;
  /** The frame that is shown. */
  frame: () => number;
  onChange: (part: Partial<Look>) => void;
}

const RATES = [0.25, 0.5, 1, 1.5, 2];

const sizeName = ({size}: Look): string =>
  Object.entries(SIZES).find(([, {width}]) => width === size?.width)?.[0] ?? '';

/** How to look at the picture: speed, size, range, safe areas, onion skin. None of it changes the code. */
export function ViewBar({look, video, open, frame, onChange}: ViewBarProps) {
  const id = useId();
  const last = video.durationInFrames - 1;
  const {from, to} = look.range ?? {from: 0, to: last};
  const setRange = (next: {from: number; to: number}) => {
    const whole = next.from <= 0 && next.to >= last;
    onChange({range: whole || next.from >= next.to ? null : next});
  };
  const changed = look !== PLAIN && JSON.stringify(look) !== JSON.stringify(PLAIN);
  return (
    <details className={tools.look} data-look open={open}>
      <summary className="unfold">View</summary>
      <div className={tools.lookFields}>
        <label htmlFor={`${id}rate`}>Speed</label>
        <select
          id={`${id}rate`}
          value={look.rate}
          onChange={(event) => onChange({rate: Number(event.target.value)})}
        >
          {RATES.map((rate) => (
            <option key={rate} value={rate}>{`${rate}×`}</option>
          ))}
        </select>
        <label htmlFor={`${id}size`}>Size</label>
        <select
          id={`${id}size`}
          value={sizeName(look)}
          onChange={({target}) =>
            onChange({size: SIZES[target.value as keyof typeof SIZES] ?? null})
          }
        >
          <option value="">{`${video.width} × ${video.height}`}</option>
          {Object.entries(SIZES).map(([name, {width, height}]) => (
            <option key={name} value={name}>{`${name}, ${width} × ${height}`}</option>
          ))}
        </select>
        <fieldset className={tools.range}>
          <legend className="visually-hidden">Range</legend>
          <button type="button" onClick={() => setRange({from: frame(), to})}>
            Start here
          </button>
          <button type="button" onClick={() => setRange({from, to: frame()})}>
            End here
          </button>
          {look.range && <output>{`${from} to ${to}`}</output>}
        </fieldset>
        <fieldset className={tools.over}>
          <legend className="visually-hidden">Over the picture</legend>
          <label>
            <input
              type="checkbox"
              checked={look.safe}
              onChange={({target}) => onChange({safe: target.checked})}
            />
            Safe areas
          </label>
          <label>
            <input
              type="checkbox"
              checked={look.onion}
              onChange={({target}) => onChange({onion: target.checked})}
            />
            Onion skin
          </label>
        </fieldset>
        {changed && (
          <button type="button" onClick={() => onChange(PLAIN)}>
            As written
          </button>
        )}
      </div>
    </details>
  );
}
