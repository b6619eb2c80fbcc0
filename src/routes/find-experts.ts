import type {ShownExpert} from '../../shared/rows';
import {hoursOf} from '../../shared/utc-hours';

/** Parts of the world by their distance from UTC, in hours. */
export const zones: Record<string, [from: number, to: number]> = {
  Americas: [-12, -3],
  'Europe and Africa': [-2, 3],
  'Asia and Pacific': [4, 14],
};

/** The zone of a place such as `Osaka, UTC+9`; undefined where none is told. */
function zoneOf(place: string): string | undefined {
  const hours = hoursOf(place);
  if (hours === undefined) return undefined;
  return Object.keys(zones).find((name) => {
    const [from = 0, to = 0] = zones[name] ?? [];
    return hours >= from && hours <= to;
  });
}

/** What somebody looks for. */
export interface Wanted {
  /** Words in any order, each somewhere in a profile. */
  query: string;
  area: string | null;
  zone: string | null;
}

/** What of a profile is looked at. */
type Profile = Pick<ShownExpert, 'name' | 'area' | 'place' | 'skills' | 'focus' | 'work'>;

/** The experts that somebody looks for. */
export function findExperts<T extends Profile>(experts: readonly T[], wanted: Wanted): T[] {
  const {query, area, zone} = wanted;
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  return experts.filter((expert) => {
    if (area !== null && expert.area !== area) return false;
    if (zone !== null && zoneOf(expert.place) !== zone) return false;
    const text = [expert.name, expert.place, expert.focus, expert.skills, expert.work]
      .flat()
      .join(' ')
      .toLowerCase();
    return words.every((word) => text.includes(word));
  });
}
