import type {Problem} from '../../shared/problem.ts';
import {type Place, placeAt} from '../place-of.ts';
import type {SidebarItemSource} from '../schema/sidebars.ts';
import {SIDEBARS_FILE, type SidebarsSource} from './registry.ts';

interface Named {
  id: string;
  /** A category may lead to a page that also stands among its items. */
  isLink: boolean;
}

const namedIn = (items: readonly SidebarItemSource[]): Named[] =>
  items.flatMap((item): Named[] => {
    if (typeof item === 'string') return [{id: item, isLink: false}];
    if (item.type === 'folder') return [{id: item.id, isLink: false}];
    if (item.type !== 'category') return [];
    return [...(item.link ? [{id: item.link.id, isLink: true}] : []), ...namedIn(item.items)];
  });

/**
 * Checks that each page stands in one place of a sidebar: a reader who follows it would meet it twice, and
 * "Next" would lead back.
 *
 * @param sidebars The content of `content/sidebars.json`.
 * @param text The same as it is written, to find a line.
 */
export function checkSidebars({hidden: _, ...sidebars}: SidebarsSource, text: string): Problem[] {
  const place = placesOf(text);
  return Object.entries(sidebars).flatMap(([sidebar, items]) => {
    const seen = new Set<string>();
    return namedIn(items).flatMap(({id, isLink}): Problem[] => {
      const at = place(id);
      const key = `${id} ${isLink}`;
      if (!seen.has(key)) {
        seen.add(key);
        return [];
      }
      return [
        {
          file: SIDEBARS_FILE,
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
function placesOf(text: string): (id: string) => Place {
  const next = new Map<string, number>();
  return (id) => {
    const found = text.indexOf(JSON.stringify(id), next.get(id) ?? 0);
    next.set(id, found + 1);
    return placeAt(text, Math.max(0, found));
  };
}
