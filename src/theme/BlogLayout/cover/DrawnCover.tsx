import styles from './drawn-cover.module.css';
import {lookOf, placeOf} from './looks';
import {motifs} from './motifs';

interface DrawnCoverProps {
  permalink: string;
  title: string;
  date: string;
}

/** A short word takes the left half; a long one the lower third, and the drawing steps back from it. */
const isShort = (word: string) => word.length <= 3;
const STEP_BACK = 'translate(141 0) scale(0.78)';

/**
 * The cover of a post: what is new, large; one drawing of it; and below, a ruler of the years on which the playhead
 * stands at the post's day. Decoration: title and day stand beside it.
 */
export function DrawnCover({permalink, title, date}: DrawnCoverProps) {
  const slug = permalink.slice(permalink.lastIndexOf('/') + 1);
  const {word, colors} = lookOf(slug, title);
  const size = isShort(word) ? 208 : 116;
  const now = 32 + placeOf(date) * 576;
  return (
    <svg
      viewBox="0 0 640 360"
      className={styles.cover}
      style={{background: colors.ground}}
      aria-hidden="true"
    >
      <g transform={isShort(word) || /\d\./.test(word) ? undefined : STEP_BACK}>
        {motifs[slug]?.(colors)}
      </g>
      <text
        x={32 - size * 0.05}
        y="290"
        fontSize={size}
        fill={colors.ink}
        // Where it crosses the drawing, a line of the ground keeps them apart.
        stroke={colors.ground}
        strokeWidth={size * 0.07}
        paintOrder="stroke"
      >
        {word}
      </text>
      {Array.from({length: 25}, (_, month) => (
        <path
          // biome-ignore lint/suspicious/noArrayIndexKey: a ruler.
          key={month}
          d={`M${32 + month * 24} 360v${month % 4 ? -10 : -20}`}
          stroke={colors.tone}
          strokeWidth="3"
        />
      ))}
      <path d={`M${now} 360V322`} stroke={colors.mark} strokeWidth="5" />
      <circle cx={now} cy="322" r="9" fill={colors.mark} />
    </svg>
  );
}
