/** Drawn behind initials, in their color, on a square of 100. */
export const PATTERNS = [
  // Rings around a corner.
  'M0 28A28 28 0 0 0 28 0M0 56A56 56 0 0 0 56 0M0 84A84 84 0 0 0 84 0M0 112A112 112 0 0 0 112 0',
  // Stripes that rise.
  'M-20 40 40-20M-20 75 75-20M-20 110 110-20M-10 135 135-10M25 135 135 25M60 135 135 60',
  // Waves.
  'M-5 18Q20-4 45 18T105 18M-5 42Q20 20 45 42T105 42M-5 66Q20 44 45 66T105 66M-5 90Q20 68 45 90T105 90',
  // Steps.
  'M-5 25H25V0M-5 55H55V-5M-5 85H85V-5M10 105V100H105',
  // A sun.
  'M50 100V0M50 100 0 20M50 100 100 20M50 100-10 60M50 100 110 60M50 100 25 0M50 100 75 0',
  // Tracks of a timeline.
  'M-5 14H40M52 14H110M-5 38H18M30 38H84M-5 62H62M74 62H110M-5 86H34M46 86H72',
] as const;

const HUES = 22;

/** What tells a person from the others where there is no photograph. */
export interface AvatarLook {
  /** Of the first and the last name. */
  initials: string;
  /** In degrees. */
  hue: number;
  /** A path in a square of 100. */
  pattern: string;
}

/** Makes initials, a color and a pattern of a name: always the same for the same name. */
export function avatarLook(name: string): AvatarLook {
  const words = name.split(/[\s-]+/).filter(Boolean);
  let state = 2166136261;
  for (const char of name) state = Math.imul(state ^ char.charCodeAt(0), 16777619);
  state = Math.imul(state ^ (state >>> 15), 2246822519) >>> 0;
  return {
    initials: `${words[0]?.[0] ?? ''}${words.length > 1 ? (words.at(-1)?.[0] ?? '') : ''}`,
    hue: Math.round(((state % HUES) * 360) / HUES),
    pattern: PATTERNS[(state >>> 9) % PATTERNS.length] ?? PATTERNS[0],
  };
}
