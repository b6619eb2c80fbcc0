import {type ReactNode, useEffect, useRef, useState} from 'react';
import {Button} from '../../ui/Button';
import {FilterBar} from '../../ui/filter-bar/FilterBar';
import styles from './option-filter.module.css';

/**
 * Hides the names of an index that don't have all words, in themselves or in their subject, and subjects without any.
 *
 * @returns How many names are left.
 */
function filterNames(index: Element, query: string): number {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  let shown = 0;
  for (const row of index.querySelectorAll<HTMLElement>('.option-subject')) {
    const subject = row.querySelector('dt > :first-child')?.textContent ?? '';
    let left = 0;
    for (const name of row.querySelectorAll<HTMLElement>('dd > a')) {
      const text = `${subject} ${name.textContent}`.toLowerCase();
      const fits = words.every((word) => text.includes(word));
      name.hidden = !fits;
      left += fits ? 1 : 0;
    }
    row.hidden = words.length > 0 && left === 0;
    shown += left;
  }
  return shown;
}

interface OptionFilterProps {
  /** What the index names: “props”. */
  things: string;
  /** How many. */
  count: string;
  children: ReactNode;
}

/**
 * The index of a page with many options, which the build has made (mdx/option-subjects.ts): above it a field for
 * words. It is part of the document, so that it is there before this code is.
 */
export function OptionFilter({things, count, children}: OptionFilterProps) {
  const all = Number(count);
  const [query, setQuery] = useState('');
  const [shown, setShown] = useState(all);
  const index = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (index.current) setShown(filterNames(index.current, query));
  }, [query]);
  const words = query.trim();
  return (
    <div className={styles.index} ref={index} data-filtered={words !== '' || undefined}>
      <FilterBar
        things={things}
        shown={shown}
        all={all}
        nothing={`No ${things} match “${words}”`}
        words={{
          label: `Filter ${things}`,
          value: query,
          placeholder: `Filter ${things}`,
          onChange: setQuery,
        }}
      />
      {shown === 0 && (
        <Button
          look="plain"
          onClick={() => {
            index.current?.querySelector('input')?.focus();
            setQuery('');
          }}
        >
          Show all {all}
        </Button>
      )}
      {children}
    </div>
  );
}
