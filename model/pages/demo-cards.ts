import {type Demo, type DemoPreview, previewOf} from '../../shared/demo.ts';
import type {Summary} from './page-data.ts';

/** A demo named by `<DemoCards of>`, and the place it leads to: `shape-star=shapes/star#props`. */
export interface DemoPlace {
  demo: string;
  /** Id of the page. */
  page: string;
  anchor: string | undefined;
}

/** What a card shows: the demo, what it leads to, and the name that stands there. */
export interface DemoCard {
  preview: DemoPreview;
  path: string;
  name: string;
}

/**
 * Reads the attribute `of` of `<DemoCards>`.
 *
 * @param value Words of the form `demo=page` or `demo=page#anchor`.
 * @returns A place for each word; what is missing is empty.
 */
export function parseDemoPlaces(value: string): DemoPlace[] {
  return value
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => {
      const [demo = '', target = ''] = word.split('=', 2);
      const [page = '', anchor] = target.split('#', 2);
      return {demo, page, anchor};
    });
}

/**
 * @param places What the writer named.
 * @param docs The docs pages by id.
 * @param demoOf Finds a demo by its id.
 * @returns The cards in the given order; one whose demo or page doesn't exist is left out, which
 *   `npm run check:content` reports.
 */
export function buildDemoCards(
  places: readonly DemoPlace[],
  docs: ReadonlyMap<string, Summary>,
  demoOf: (id: string) => Demo | null,
): DemoCard[] {
  return places.flatMap(({demo: id, page, anchor}) => {
    const [demo, summary] = [demoOf(id), docs.get(page)];
    if (!demo || !summary) return [];
    const path = anchor === undefined ? summary.path : `${summary.path}#${anchor}`;
    return [{preview: previewOf(demo), path, name: anchor ?? summary.title}];
  });
}
