import type {SearchSection} from '../../../shared/search-index';
import styles from './modal.module.css';

interface KindsProps {
  sections: readonly SearchSection[];
  chosen: SearchSection | undefined;
  choose(section: SearchSection | undefined): void;
}

/** Keeps the results to one kind of pages: Tab from the input, then the arrow keys. */
export function Kinds({sections, chosen, choose}: KindsProps) {
  const options: [string, SearchSection | undefined][] = [
    ['All', undefined],
    ...sections
      .filter((section) => section !== 'Other')
      .map((section): [string, SearchSection] => [section, section]),
  ];
  return (
    <fieldset className={styles.kinds}>
      <legend className="visually-hidden">Show only</legend>
      {options.map(([label, section]) => (
        <label key={label}>
          <input
            type="radio"
            name="search-kind"
            checked={chosen === section}
            onChange={() => choose(section)}
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
