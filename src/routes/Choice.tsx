import {useState} from 'react';
import page from '../pages/_shared/page.module.css';
import {Chips} from '../ui/Chips';
import chips from '../ui/chips.module.css';

interface ChoiceProps {
  legend: string;
  options: string[];
  value: string | null;
  onChange: (value: string | null) => void;
  /** How many things an option leaves. */
  count?: (option: string) => number;
  /** So many are shown first; a button shows the others. */
  first?: number;
}

/** One row of buttons of which at most one is pressed. */
export function Choice({
  legend,
  options,
  value,
  onChange,
  count,
  first = options.length,
}: ChoiceProps) {
  const [isOpen, setIsOpen] = useState(false);
  const shown = isOpen ? options : options.slice(0, first);
  return (
    <fieldset>
      <legend>{legend}</legend>
      <div className={`${chips.row} ${page.choices}`}>
        <Chips
          options={shown.map((option) => [option, option, count?.(option)])}
          value={value}
          onChange={onChange}
        />
        {first < options.length && (
          <button
            type="button"
            className={page.more}
            aria-expanded={isOpen}
            onClick={() => {
              // A choice that is hidden couldn't be released.
              if (isOpen && value !== null && options.indexOf(value) >= first) onChange(null);
              setIsOpen(!isOpen);
            }}
          >
            {isOpen ? 'Fewer' : `${options.length - first} more`}
          </button>
        )}
      </div>
    </fieldset>
  );
}
