import {parseColor} from '../../../../shared/course/color.ts';
import type {FilmNode} from '../../../../shared/course/film.ts';
import type {StepChecks} from '../../../../shared/course/step.ts';
import type {FilmView} from '../../../../shared/course/view.ts';

const TEXT = /warmth of the day/i;
const MISSING = {seen: 'The caption isn’t in the picture.'};

/** The caption's element and those around it, from the inside out. */
function around(film: FilmView): FilmNode[] {
  const {nodes} = film.at(0);
  const found: FilmNode[] = [];
  for (let node = film.find(0, TEXT); node; node = nodes[node.parent]) found.push(node);
  return found;
}

const isDark = ({background}: FilmNode) => {
  const [red, green, blue, alpha] = parseColor(background) ?? [255, 255, 255, 0];
  return alpha >= 0.5 && (red * 0.299 + green * 0.587 + blue * 0.114) / 255 < 0.35;
};

export const checks: StepChecks = {
  looks: [0],
  goals: [
    {
      says: 'Its letters are 50 pixels or larger',
      test: (film) => {
        const caption = film.find(0, TEXT);
        if (!caption) return MISSING;
        const size = caption.fontSize * caption.scale;
        return size >= 50
          ? null
          : {seen: `They are ${Math.round(size)} pixels large.`, hint: 'fontSize: 56 is enough.'};
      },
    },
    {
      says: 'There is a dark background behind it, no larger than needed',
      test: (film) => {
        const ground = around(film).find(isDark);
        if (!ground)
          return {
            seen: 'There is nothing dark behind the words.',
            hint: "backgroundColor: 'rgba(11, 16, 38, 0.8)' belongs to the element with the words.",
          };
        return ground.box.height < film.facts.video.height / 3
          ? null
          : {
              seen: `The background is ${Math.round(ground.box.height)} pixels high, and covers the photo.`,
              hint: 'Put the backgroundColor on the element with the words, not on the layer.',
            };
      },
    },
    {
      says: 'It is in the lower third, 60 pixels or more from the edge',
      test: (film) => {
        const caption = film.find(0, TEXT);
        if (!caption) return MISSING;
        const {height} = film.facts.video;
        const bottom = caption.ink.y + caption.ink.height;
        if (caption.ink.y >= (height * 2) / 3 && bottom <= height - 60) return null;
        return {
          seen: `It stands from ${Math.round(caption.ink.y)} to ${Math.round(bottom)}, of ${height}.`,
          hint:
            bottom > height - 60
              ? 'That is too close to the edge: paddingBottom: 80 on the layer keeps a distance.'
              : "A layer is a column: justifyContent: 'flex-end' moves what is in it to the bottom.",
        };
      },
    },
    {
      says: 'It is in the middle, and whole',
      test: (film) => {
        const x = film.measure(0, 'x', TEXT);
        const caption = film.find(0, TEXT);
        if (x === undefined || !caption) return MISSING;
        const {width} = film.facts.video;
        if (caption.ink.x < 20 || caption.ink.x + caption.ink.width > width - 20)
          return {
            seen: `It is ${Math.round(caption.ink.width)} pixels wide, and the picture ${width}.`,
            hint: 'Make the letters smaller, or let the caption have two lines.',
          };
        if (Math.abs(x - width / 2) < 20) return null;
        return {
          seen: `Its middle is, from the left, at ${Math.round(x)}.`,
          hint: "alignItems: 'center' on the layer centers it.",
        };
      },
    },
  ],
};
