import styles from './experts.module.css';

function numbers(slug: string): number[] {
  let state = 2166136261;
  for (const char of slug) state = Math.imul(state ^ char.charCodeAt(0), 16777619);
  return Array.from({length: 6}, () => {
    state = Math.imul(state ^ (state >>> 15), 2246822519) + 0x9e3779b9;
    return (state >>> 8) & 0xffff;
  });
}

const shapes = [
  'M0 0H50V50A50 50 0 0 1 0 0Z',
  'M0 50A50 50 0 0 1 50 0V50Z',
  'M0 0L50 50H0Z',
  'M25 0A25 25 0 0 1 25 50A25 25 0 0 1 25 0Z',
  'M0 0H50V25H0Z',
];

/** A picture of four shapes that only the slug decides. */
export function Avatar({slug}: {slug: string}) {
  const [first = 0, ...rest] = numbers(slug);
  return (
    <svg viewBox="0 0 100 100" className={styles.avatar} aria-hidden="true">
      {rest.slice(0, 4).map((value, place) => (
        <g
          // biome-ignore lint/suspicious/noArrayIndexKey: four places.
          key={place}
          transform={`translate(${(place % 2) * 50} ${Math.floor(place / 2) * 50})`}
        >
          <path
            fill={`var(--c-clip-${((first + place) % 4) + 1})`}
            d={shapes[value % shapes.length]}
            transform={`rotate(${((value >> 4) % 4) * 90} 25 25)`}
          />
        </g>
      ))}
    </svg>
  );
}
