import type {ApiMember} from '../../shared/api-symbol.ts';

/** Alternatives of a printed type; of one with brackets it is not known which bar divides what. */
const alternatives = (type: string): string[] =>
  /[([{<]/.test(type.replace(/\$\{/g, '')) ? [type] : type.split(' | ');

const join = (types: readonly string[]): string =>
  [...new Set(types.flatMap(alternatives))].join(' | ');

/** Members that several objects have, together: one that some of them lack may be left out. */
function mergeMembers(lists: readonly (readonly ApiMember[])[]): ApiMember[] {
  const names = [...new Set(lists.flatMap((list) => list.map(({name}) => name)))];
  return names.flatMap((name) => {
    const found = lists.flatMap((list) => list.find((member) => member.name === name) ?? []);
    const [first] = found;
    if (!first) return [];
    return {
      ...first,
      type: join(found.map(({type}) => type)),
      optional: found.length < lists.length || found.some(({optional}) => optional),
    };
  });
}

/**
 * Joins the parameters of a function that can be called in several ways, as far as they mean the same: those
 * of one name at one place. What one of the ways does without may be left out.
 *
 * @param ways The parameters of each call signature, the longest first.
 */
export function joinOverloads(ways: readonly (readonly ApiMember[])[]): ApiMember[] {
  const [widest = [], ...others] = ways;
  if (others.length === 0) return [...widest];
  return widest.map((parameter, place) => {
    const same = others.flatMap((way) => {
      const other = way[place];
      return other?.name === parameter.name ? other : [];
    });
    const all = [parameter, ...same];
    const objects = all.flatMap(({members}) => (members ? [members] : []));
    return {
      ...parameter,
      type: join(all.map(({type}) => type)),
      optional: same.length < others.length || all.some(({optional}) => optional),
      ...(objects.length === all.length ? {members: mergeMembers(objects)} : {}),
    };
  });
}
