import chips from '../../ui/chips.module.css';
import styles from './recipes.module.css';

interface ChoiceProps {
  legend: string;
  /** Values with what readers see. */
  options: readonly (readonly [value: string, label: string])[];
  value: string | null;
  onChange: (value: string | null) => void;
}

/** One row of buttons of which at most one is pressed. */
export function Choice({legend, options, value, onChange}: ChoiceProps) {
  return (
    <fieldset className={`${chips.row} ${styles.choice}`}>
      <legend className="visually-hidden">{legend}</legend>
      {options.map(([option, label]) => (
        <button
          key={option}
          type="button"
          className={chips.chip}
          aria-pressed={value === option}
          onClick={() => onChange(value === option ? null : option)}
        >
          {label}
        </button>
      ))}
    </fieldset>
  );
}
