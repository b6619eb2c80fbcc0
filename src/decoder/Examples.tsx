import styles from './decoder.module.css';

/** Messages as they are printed, one for each thing that the decoder can do. */
const EXAMPLES = [
  {
    about: 'A message',
    text: 'TypeError: The "durationInFrames" prop of the <Player/> component must be an integer, but got 71.28.',
  },
  {
    about: 'A render that waited',
    text: 'Error: A delayRender() "Loading font" was called but not cleared after 28000ms. See https://remotion.dev/docs/timeout for help.',
  },
  {
    about: 'A log with two versions and your own file in it',
    text: `remotion@4.0.300 @remotion/player@4.0.311
Error: Compositor error: libc.so.6: version \`GLIBC_2.34' not found
    at render (/home/me/movie/scripts/render.ts:12:5)`,
  },
];

/** Stands where findings will be, as long as nothing was pasted. */
export function Examples({onChoose}: {onChoose: (text: string) => void}) {
  return (
    <div className={styles.examples} data-live>
      <p>Nothing at hand? Decode one of these.</p>
      <ul>
        {EXAMPLES.map(({about, text}) => (
          <li key={about}>
            <button type="button" onClick={() => onChoose(text)}>
              {about}
              <code>{text}</code>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
