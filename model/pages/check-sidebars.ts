import type {Problem} from '../../shared/problem.ts';
import {didYouMean} from '../nearest.ts';
import type {ManifestItem} from './sidebars.ts';
import type {Site} from './site.ts';

/** The text of the sidebars, to find an item's line. */
export interface SidebarsSource {
  file: string;
  text: string;
}

interface Named {
  id: string;
  /** A category may lead to a page that also stands among its items. */
  isLink: boolean;
}

const namedIn = (items: readonly ManifestItem[]): Named[] =>
  items.flatMap((item): Named[] => {
    if (typeof item === 'string') return [{id: item, isLink: false}];
    if (item.type !== 'category') return [];
    return [...(item.link ? [{id: item.link.id, isLink: true}] : []), ...namedIn(item.items)];
  });

/**
 * Checks that sidebars name pages that are known, each in one place: a reader who follows a sidebar would
 * meet it twice, and "Next" would lead back.
 *
 * @param sidebars Items of each sidebar, as the manifest has them.
 */
export function checkSidebars(
  sidebars: Readonly<Record<string, readonly ManifestItem[]>>,
  {file, text}: SidebarsSource,
  site: Site,
): Problem[] {
  const place = placesOf(text);
  return Object.entries(sidebars).flatMap(([sidebar, items]) => {
    const seen = new Set<string>();
    return namedIn(items).flatMap(({id, isLink}): Problem[] => {
      const at = {file, ...place(id)};
      if (!site.manifest.has(id)) {
        return [
          {
            ...at,
            rule: 'sidebars/unknown',
            message: `${sidebar} names "${id}", which is no page.`,
            hint: didYouMean(id, site.manifest.keys(), 'Ids are in content/manifest/docs.json.'),
          },
        ];
      }
      const key = `${id} ${isLink}`;
      if (!seen.has(key)) {
        seen.add(key);
        return [];
      }
      return [
        {
          ...at,
          rule: 'sidebars/twice',
          message: `${sidebar} names "${id}" twice.`,
          hint: 'Keep the place where a reader looks for it.',
        },
      ];
    });
  });
}

/** Finds where an id stands in the text: the first time it is asked for its first place, and so on. */
function placesOf(text: string): (id: string) => {line: number; column: number} {
  const next = new Map<string, number>();
  return (id) => {
    const found = text.indexOf(JSON.stringify(id), next.get(id) ?? 0);
    next.set(id, found + 1);
    if (found < 0) return {line: 1, column: 1};
    const before = text.slice(0, found).split('\n');
    return {line: before.length, column: (before.at(-1)?.length ?? 0) + 1};
  };
}
