import {type Demo, type DemoPreview, previewOf} from '../../shared/demo.ts';
import type {PlateRows} from '../../shared/rows.ts';
import {easingCurve} from './easing-curve.ts';
import type {Summary} from './page-data.ts';

/** A demo named by `<DemoCards of>`, and the place it leads to: `shape-star=shapes/star#props@A_star`. */
interface DemoPlace {
  /** Empty for a card without a demo, which shows the page's name instead: `=cli/cli`. */
  demo: string;
  /** Id of the page. */
  page: string;
  anchor: string | undefined;
  /** What to write on the card instead of the anchor or the page's title. */
  label: string | undefined;
}

/** What a card shows: the demo, what it leads to, the name that stands there, and a line about it. */
interface DemoCard {
  preview?: DemoPreview;
  /** The curve of an easing function, as a path. */
  curve?: string;
  /** Code to show where there is no demo. */
  plate?: readonly string[];
  /** Address of what is drawn for it. */
  drawing?: string;
  path: string;
  name: string;
  text: string;
}

/**
 * Reads the attribute `of` of `<DemoCards>`.
 *
 * @param value Words of the form `demo=page`, `=page` or `demo=page#anchor`; `@` and a label may follow, with
 *   `_` for spaces.
 * @returns A place for each word; what is missing is empty.
 */
export function parseDemoPlaces(value: string): DemoPlace[] {
  return value
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => {
      const [, demo = '', page = '', anchor, label] =
        /^([^=]*)=?([^#@]*)(?:#([^@]*))?(?:@(.*))?$/.exec(word) ?? [];
      return {demo, page, anchor, label: label?.replaceAll('_', ' ')};
    });
}

/** Address of the drawing for the card of a page without a demo: `static/img/plates/`. */
export const drawingOf = (page: string): string => `/img/plates/${page.replaceAll('/', '-')}.svg`;

/**
 * @param places What the writer named.
 * @param docs The docs pages by id.
 * @param demoOf Finds a demo by its id.
 * @param plates Code for the cards that have no demo.
 * @returns The cards in the given order; one whose demo or page doesn't exist is left out, which
 *   `npm run check:content` reports.
 */
export function buildDemoCards(
  places: readonly DemoPlace[],
  docs: ReadonlyMap<string, Summary>,
  demoOf: (id: string) => Demo | null,
  plates: PlateRows = {},
): DemoCard[] {
  return places.flatMap(({demo: id, page, anchor, label}): DemoCard[] => {
    const summary = docs.get(page);
    const demo = id === '' ? undefined : demoOf(id);
    if (!summary || demo === null) return [];
    const path = anchor === undefined ? summary.path : `${summary.path}#${anchor}`;
    const name = label ?? anchor ?? summary.title;
    // A package is told by what it is for; anything else by what its picture shows.
    const isPackage = /^(?:@remotion\/.+|remotion)$/.test(name);
    const text = demo && !isPackage ? demo.title : summary.description;
    const curve = demo && easingCurve(demo.id);
    if (demo) return [{preview: previewOf(demo), ...(curve && {curve}), path, name, text}];
    const plate = plates[page];
    return [{...(plate && {plate, drawing: drawingOf(page)}), path, name, text}];
  });
}
