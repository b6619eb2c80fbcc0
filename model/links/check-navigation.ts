/** Checks what the items of the navbar name: pages, sidebars and instances of the docs plugin. */
import {z} from 'zod';
import type {Problem} from '../../shared/problem.ts';
import {available} from '../nearest.ts';
import {placeOf} from '../place-of.ts';

/** What one instance of the docs plugin has. */
interface DocsNames {
  docs: readonly string[];
  sidebars: readonly string[];
}

/** An item as far as it names something of the docs. */
const itemSchema = z.object({
  label: z.string().optional(),
  docsPluginId: z.string().default('default'),
  docId: z.string().optional(),
  sidebarId: z.string().optional(),
});

/** An item and those of its menu. */
function withMenu(item: unknown): unknown[] {
  const menu = z.object({items: z.array(z.unknown())}).safeParse(item);
  return [item, ...(menu.success ? menu.data.items.flatMap(withMenu) : [])];
}

/**
 * Finds items that name what isn't there; the framework would say so page by page, and not what there is.
 *
 * @param items As the configuration has them.
 * @param instances The instances of the docs plugin by id.
 * @param source Where the items are written.
 */
export function checkNavigation(
  items: readonly unknown[],
  instances: ReadonlyMap<string, DocsNames>,
  {file, text}: {file: string; text: string},
): Problem[] {
  const unknown = (
    what: 'docsPluginId' | 'docId' | 'sidebarId',
    id: string,
    known: Iterable<string>,
  ) => ({
    file,
    ...placeOf(text, `${what}: '${id}'`),
    rule: 'navigation/unknown-id',
    message: `An item of the navbar names the ${what} "${id}", which isn't there.`,
    hint: available(id, known),
  });
  return items.flatMap(withMenu).flatMap((item): Problem[] => {
    const parsed = itemSchema.safeParse(item);
    if (!parsed.success) return [];
    const {docsPluginId, docId, sidebarId} = parsed.data;
    const names = instances.get(docsPluginId);
    if (!names) return [unknown('docsPluginId', docsPluginId, instances.keys())];
    return [
      ...(docId === undefined || names.docs.includes(docId)
        ? []
        : [unknown('docId', docId, names.docs)]),
      ...(sidebarId === undefined || names.sidebars.includes(sidebarId)
        ? []
        : [unknown('sidebarId', sidebarId, names.sidebars)]),
    ];
  });
}
