import type {defaults} from './scene';
import styles from './workbench.module.css';

export type Params = typeof defaults;

const colors = [
  {name: 'Orange', value: '#ff7a48'},
  {name: 'Yellow', value: '#ffd166'},
  {name: 'Aqua', value: '#5cd0c5'},
  {name: 'Pink', value: '#ff9ecb'},
  {name: 'White', value: '#f2faf9'},
];

interface Props {
  params: Params;
  onChange: (params: Params) => void;
}

function Slider({
  label,
  value,
  min,
  max,
  onChange,
}: {
  label: string;
  value: number;
  min: number;
  max: number;
  onChange: (value: number) => void;
}) {
  return (
    <label className={styles.field}>
      {/* No <output>: the label would be that one's, and the slider without a name. */}
      <span className={styles.fieldLabel}>
        {label} <span aria-hidden="true">{value}</span>
      </span>
      <input
        type="range"
        className={styles.slider}
        min={min}
        max={max}
        step={1}
        value={value}
        onChange={(event) => onChange(event.target.valueAsNumber)}
      />
    </label>
  );
}

/** The parameters of the video; each change shows at once, in the picture and in the code. */
export function Inspector({params, onChange}: Props) {
  return (
    <div className={styles.inspector}>
      <label className={styles.field}>
        <span className={styles.fieldLabel}>text</span>
        <input
          type="text"
          className={styles.textInput}
          value={params.text}
          maxLength={14}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => onChange({...params, text: event.target.value})}
        />
      </label>
      <fieldset className={styles.field}>
        <legend className={styles.fieldLabel}>color</legend>
        <span className={styles.swatches}>
          {colors.map(({name, value}) => (
            <label key={value} className={styles.swatch} style={{background: value}} title={name}>
              <input
                type="radio"
                name="ball-color"
                className="visually-hidden"
                aria-label={name}
                checked={params.color === value}
                onChange={() => onChange({...params, color: value})}
              />
            </label>
          ))}
        </span>
      </fieldset>
      <Slider
        label="stiffness"
        value={params.stiffness}
        min={20}
        max={300}
        onChange={(stiffness) => onChange({...params, stiffness})}
      />
      <Slider
        label="damping"
        value={params.damping}
        min={3}
        max={30}
        onChange={(damping) => onChange({...params, damping})}
      />
    </div>
  );
}
