import chips from './chips.module.css';

interface ChipsProps {
  /** Values with what readers see, and how many things each stands for. */
  options: readonly (readonly [value: string, label: string, count?: number])[];
  /** The one that is pressed; null for none. */
  value: string | null;
  onChange: (value: string | null) => void;
}

/** Buttons of which at most one is pressed; pressed again, it is released. */
export const Chips = ({options, value, onChange}: ChipsProps) =>
  options.map(([option, label, count]) => (
    <button
      key={option}
      type="button"
      className={chips.chip}
      aria-pressed={value === option}
      onClick={() => onChange(value === option ? null : option)}
    >
      {label}
      {count !== undefined && <small> {count}</small>}
    </button>
  ));
