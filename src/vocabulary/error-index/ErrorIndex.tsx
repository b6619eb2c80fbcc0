import {ERROR_PLACES, type ErrorPlace} from '../../../shared/error-entry';
import {ErrorList, type ErrorRow} from '../../decoder/ErrorList';
import {builtData} from '../built-data';

const isPlace = (place: string): place is ErrorPlace => place in ERROR_PLACES;

/** `<ErrorIndex />`: all entries by where they appear; `data` is put in while building (mdx/word-data.ts). */
export function ErrorIndex({data}: {data?: string}) {
  const rows = (builtData<(Omit<ErrorRow, 'where'> & {where: string[]})[]>(data) ?? []).map(
    (row): ErrorRow => ({...row, where: row.where.filter(isPlace)}),
  );
  return (
    <div data-gallery>
      <ErrorList rows={rows} />
    </div>
  );
}
