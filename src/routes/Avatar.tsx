import type {CSSProperties} from 'react';
import styles from './avatar.module.css';
import {avatarLook} from './avatar-look';

/** A person's initials on a ground of their own; the name stands beside it. */
export function Avatar({name}: {name: string}) {
  const {initials, hue, pattern} = avatarLook(name);
  return (
    <svg
      viewBox="0 0 100 100"
      className={styles.avatar}
      style={{'--hue': hue} as CSSProperties}
      aria-hidden="true"
    >
      <path d={pattern} />
      <text x="50" y="66" textAnchor="middle">
        {initials}
      </text>
    </svg>
  );
}
