import type {
  ChunkFiles,
  InlineValue,
  ModuleReference,
  Modules,
  PageTable,
  SidebarReference,
  TableEntry,
  TableRoute,
} from '../../shared/page-table.ts';
import type {Draft, DraftModules, DraftRoute, Request} from './draft-table.ts';

/** Where the bundler has put the modules of pages. */
interface Placed {
  /** Id and chunks of a module, by what is imported. */
  moduleOf: (request: string) => ModuleReference;
  /** Scripts of chunks that pages need. */
  files: ChunkFiles;
  styles: ChunkFiles;
}

/** Props that hold what no other page has. */
const OWN_PROPS = ['content', 'template', 'expert'];

const commonPrefix = (paths: readonly string[]): string => {
  let prefix = paths[0] ?? '';
  for (const path of paths) while (!path.startsWith(prefix)) prefix = prefix.slice(0, -1);
  return prefix;
};

const isRequest = (modules: object): modules is Request => '$request' in modules;
const isPlaced = (modules: object): modules is InlineValue | SidebarReference =>
  '$value' in modules || '$sidebar' in modules;
const isReference = (modules: Modules | undefined): modules is ModuleReference =>
  modules !== undefined && '$module' in modules;

/**
 * Writes the table of all pages. Pages that differ in their path and one module only are a group.
 *
 * @param draft What pages are made of.
 * @param placed Where the bundler has put it.
 */
export function writeTable(draft: Draft, placed: Placed): PageTable {
  const files = {...placed.files};

  function place(modules: DraftModules): Modules {
    if (Array.isArray(modules)) return modules.map(place);
    if (isRequest(modules)) return placed.moduleOf(modules.$request);
    return isPlaced(modules) ? modules : placeAll(modules);
  }

  const placeAll = (modules: Record<string, DraftModules>): Record<string, Modules> =>
    Object.fromEntries(Object.entries(modules).map(([prop, inner]) => [prop, place(inner)]));

  const placeRoute = ({path, modules, attributes}: DraftRoute): TableRoute => ({
    path,
    modules: placeAll(modules),
    attributes,
  });

  /** A chunk of a module whose script is named like it and not yet told of. */
  const ownChunk = ({$module: [, ...chunks]}: ModuleReference) =>
    chunks.find((chunk) => files[chunk]?.split('.')[0] === chunk) ?? '';

  function writeGroup(own: string, pages: readonly TableRoute[]): TableEntry[] {
    const [first, ...others] = pages;
    if (!first || others.length === 0) return [...pages];
    const {[own]: _, ...modules} = first.modules;
    const prefix = commonPrefix(pages.map(({path}) => path));
    const rows = pages.map(({path, modules: {[own]: module}}) => {
      if (!isReference(module)) throw new Error(`${path} has no module of its own in "${own}"`);
      const [id, ...chunks] = module.$module;
      const chunk = ownChunk(module);
      const hash = files[chunk]?.split('.')[1] ?? '';
      // Told here, it needs no telling again.
      delete files[chunk];
      const more = chunks.filter((other) => other !== chunk).join(' ');
      return {path: path.slice(prefix.length), id, chunk, hash, more};
    });
    return [
      {
        own,
        prefix,
        paths: rows.map(({path}) => path).join('\n'),
        ids: rows.map(({id}) => id).join(' '),
        chunks: rows.map(({chunk}) => chunk).join(' '),
        hashes: rows.map(({hash}) => hash).join(' '),
        others: rows.map(({more}) => more).join('\n'),
        modules,
        attributes: first.attributes,
      },
    ];
  }

  function writeLevel(level: readonly DraftRoute[]): TableEntry[] {
    const groups = new Map<string, {own: string; pages: TableRoute[]}>();
    const frames: TableEntry[] = [];
    for (const draftRoute of level) {
      const route = placeRoute(draftRoute);
      if (draftRoute.routes) {
        frames.push({...route, routes: writeLevel(draftRoute.routes)});
        continue;
      }
      const own = OWN_PROPS.find((prop) => isReference(route.modules[prop])) ?? '';
      const {[own]: _, ...rest} = route.modules;
      const key = JSON.stringify([rest, route.attributes, own || route.path]);
      const group = groups.get(key) ?? {own, pages: []};
      group.pages.push(route);
      groups.set(key, group);
    }
    return [...[...groups.values()].flatMap(({own, pages}) => writeGroup(own, pages)), ...frames];
  }

  const sidebars = Object.fromEntries(
    Object.entries(draft.sidebars).map(([name, {$request}]) => [name, placed.moduleOf($request)]),
  );
  return {routes: writeLevel(draft.routes), sidebars, files, styles: placed.styles};
}
