/** Goals that many steps have: something is there, reads so, or changes so. */
import type {Goal, Miss} from './step.ts';
import type {FilmView, Measure} from './view.ts';

type At = number | string;

const onFrame = (at: At) => (typeof at === 'number' ? `On frame ${at}` : `Looked at ${at},`);

const quote = (text: string) => `“${text.length > 60 ? `${text.slice(0, 59)}…` : text}”`;

const round = (value: number) =>
  Math.abs(value) < 10 ? Math.round(value * 100) / 100 : Math.round(value);

/** What the whole picture reads. */
function wholeText(film: FilmView, at: At): string {
  const {nodes} = film.at(at);
  return nodes
    .filter(({parent}) => parent === -1)
    .map(({text}) => text)
    .join(' ')
    .trim();
}

/** Says why a text isn't seen on a frame. Takes the film, the frame and the text. */
export function whyUnseen(film: FilmView, at: At, text: RegExp): Miss {
  const node = film.find(at, text);
  if (!node) {
    const whole = wholeText(film, at);
    return {
      seen: whole
        ? `${onFrame(at)} the picture reads ${quote(whole)}.`
        : `${onFrame(at)} there is no text in the picture.`,
    };
  }
  const {width, height} = film.facts.video;
  const {ink} = node;
  if (ink.x >= width || ink.y >= height || ink.x + ink.width <= 0 || ink.y + ink.height <= 0) {
    return {
      seen: `${onFrame(at)} ${quote(node.text)} is outside of the picture, at ${round(ink.x)}, ${round(ink.y)}.`,
      hint: `The picture is ${width} × ${height} pixels; 0, 0 is the top left corner.`,
    };
  }
  return {
    seen: `${onFrame(at)} ${quote(node.text)} is there, but it can’t be seen: its opacity is ${round(film.measure(at, 'opacity', text) ?? 0)}.`,
  };
}

/** A text can be seen on some frames. */
export function shows(says: string, text: RegExp, at: At[], hint?: string): Goal {
  return {
    says,
    test: (film) => {
      const missing = at.find((one) => !film.sees(one, text));
      if (missing === undefined) return null;
      const miss = whyUnseen(film, missing, text);
      return {...miss, hint: miss.hint ?? hint};
    },
  };
}

/** A text can’t be seen on some frames. */
export function hides(says: string, text: RegExp, at: At[], hint?: string): Goal {
  return {
    says,
    test: (film) => {
      const shown = at.find((one) => film.sees(one, text));
      if (shown === undefined) return null;
      return {
        seen: `${onFrame(shown)} ${quote(film.find(shown, text)?.text ?? '')} is in the picture.`,
        hint,
      };
    },
  };
}

/**
 * A part of a text is the wanted one on each frame.
 * Takes a pattern whose first group is that part, and what gives a hint from what was found.
 */
export function reads(
  says: string,
  pattern: RegExp,
  values: Record<At, string>,
  why: (film: FilmView, seen: (string | undefined)[]) => string | undefined = () => undefined,
): Goal {
  return {
    says,
    test: (film) => {
      const rows = Object.entries(values).map(([key, wanted]) => {
        const at: At = /^\d+$/.test(key) ? Number(key) : key;
        const node = film.find(at, pattern);
        return {at, wanted, found: node && pattern.exec(node.text)?.[1]};
      });
      const wrong = rows.find(({wanted, found}) => found !== wanted);
      if (!wrong) return null;
      const hint = why(
        film,
        rows.map(({found}) => found),
      );
      if (wrong.found === undefined) {
        return {...whyUnseen(film, wrong.at, pattern), ...(hint !== undefined && {hint})};
      }
      return {
        seen: `${onFrame(wrong.at)} it reads ${quote(wrong.found)} instead of ${quote(wrong.wanted)}.`,
        hint,
      };
    },
  };
}

const LABELS: Record<Measure, string> = {
  opacity: 'its opacity is',
  x: 'its middle is, from the left, at',
  y: 'its middle is, from the top, at',
  left: 'its left edge is at',
  top: 'its top edge is at',
  scale: 'its scale is',
  rotation: 'it is turned, in degrees, by',
  width: 'its width is',
  height: 'its height is',
};

/** What has to change how. */
interface Change {
  /** A text that the element has, or the name of a tag. */
  of: RegExp | string;
  /** What the element is called in a sentence, where it has no text. */
  called?: string;
  what: Measure;
  /** Wanted values by frame. */
  values: Record<number, number>;
  /** How far a value may be from the wanted one. */
  within: number;
  hint?: string;
}

/** A measure of an element has the wanted values on some frames. */
export function changes(says: string, change: Change): Goal {
  const {of, what, values, within} = change;
  return {
    says,
    test: (film) => {
      for (const [key, wanted] of Object.entries(values)) {
        const frame = Number(key);
        const found = film.measure(frame, what, of);
        if (found === undefined) {
          if (typeof of !== 'string') return whyUnseen(film, frame, of);
          return {seen: `On frame ${frame} there is no <${of}> in the picture.`};
        }
        if (Math.abs(found - wanted) <= within) continue;
        return {
          seen: `On frame ${frame} ${LABELS[what]} ${round(found)} instead of ${round(wanted)}.`,
          hint: diagnose(film, change) ?? change.hint,
        };
      }
      return null;
    },
  };
}

/** Tells usual mistakes of a movement from all that was measured of it. */
function diagnose(film: FilmView, {of, what, values, within, hint}: Change): string | undefined {
  if (/\btransition\s*:|\banimation\s*:/.test(film.code)) {
    return 'A transition or animation of CSS runs by the clock, which a render doesn’t wait for: compute the value from the frame.';
  }
  const rows = film.frames.flatMap((frame) => {
    const value = film.measure(frame, what, of);
    return value === undefined ? [] : [{frame, value}];
  });
  const [first] = rows;
  const last = rows.at(-1);
  if (!first || !last || rows.length < 3) return undefined;
  const isSame = rows.every(({value}) => Math.abs(value - first.value) < within / 10);
  // Who asks for the frame has another reason, which the step knows best.
  if (isSame && film.code.includes('useCurrentFrame') && hint !== undefined) return hint;
  if (isSame) {
    return 'It is the same on every frame: its value has to be computed from useCurrentFrame().';
  }
  const wanted = Object.entries(values).map(([frame, value]) => ({frame: Number(frame), value}));
  const middle = wanted.filter(({value}) => value > within && value < 1 - within);
  if (what === 'opacity' || what === 'scale') {
    if (first.value > 1 - within && last.value < within) {
      return 'It goes the other way round: the first value belongs to the first frame.';
    }
    const early = rows.find(({frame}) => frame > first.frame);
    if (
      early &&
      early.frame > 2 &&
      middle.length > 0 &&
      Math.abs(early.value - last.value) < 0.02
    ) {
      return `It is over before frame ${early.frame}: the first range counts frames, not seconds.`;
    }
  }
  const jump = rows.find(({frame, value}, index) => {
    const before = rows[index - 1];
    return before && frame - before.frame === 1 && Math.abs(value - before.value) > within * 4;
  });
  if (jump)
    return `It jumps at frame ${jump.frame}: where one range ends, the next has to begin with the same value.`;
  return undefined;
}
