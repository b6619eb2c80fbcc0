import type {Problem} from '../../shared/problem.ts';
import type {WatchedFilm} from './films.ts';
import {judge} from './judge.ts';
import type {ReadNotes, WatchRecord} from './record.ts';

/**
 * Holds samples and records against each other: every film has been watched as it is now, and what was
 * odd about it has been read by a person.
 *
 * @param films All films of the pages given.
 * @param records By hash: what `npm run watch` saw.
 * @param notes By hash: what a person says about odd ones.
 */
export function checkRecords(
  films: readonly WatchedFilm[],
  records: Readonly<Record<string, WatchRecord>>,
  notes: ReadNotes,
): Problem[] {
  return films.flatMap(({hash, sample, film}): Problem[] => {
    const {file, line} = sample;
    const place = {file, line, column: 1};
    const record = records[hash];
    if (!record) {
      return [
        {
          ...place,
          rule: 'watch/not-watched',
          message: 'This sample has not been watched as it is now.',
          hint: `npm run watch -- ${file}`,
        },
      ];
    }
    const odd = judge(record, Object.values(film.project.files).join('\n'));
    const known = notes[hash]?.odd ?? [];
    const unread = odd.filter((kind) => !known.includes(kind));
    if (unread.length === 0) return [];
    return [
      {
        ...place,
        rule: 'watch/not-read',
        message: `Watching this sample showed something odd: ${unread.map((kind) => tellAbout(kind, record)).join('; ')}.`,
        hint: `Mend it, or say in proofs/samples/read.json under "${hash}" why it is right.`,
      },
    ];
  });
}

function tellAbout(kind: string, record: WatchRecord): string {
  const value = Object.entries(record).find(([name]) => name === kind)?.[1];
  if (kind === 'still') return 'still (all frames look the same)';
  if (kind === 'empty') return 'empty (nothing is drawn)';
  return `${kind}: ${Array.isArray(value) ? value.join(', ').slice(0, 300) : ''}`;
}
