import Link from '@docusaurus/Link';
import {builtData} from '../built-data';
import styles from './export-table.module.css';

interface Row {
  name: string;
  entryPoint: string;
  kind: string;
  deprecated: boolean;
  /** Its description is empty where a card of the same page says it. */
  page?: {path: string; description: string};
}

const call = (row: Row) =>
  row.kind === 'function' || row.kind === 'hook' ? `${row.name}()` : row.name;
const label = (row: Row) => (row.kind === 'component' ? `<${row.name}>` : call(row));

function Name({row}: {row: Row}) {
  const code = <code>{label(row)}</code>;
  return row.page ? <Link to={row.page.path}>{code}</Link> : code;
}

/**
 * `<ExportTable package="@remotion/shapes" />`: everything a package exports; `data` is put in while
 * building (mdx/word-data.ts). Names that cards of the page describe are a compact list, and so are types
 * without a page of their own.
 */
export function ExportTable({package: name, data}: {package: string; data?: string}) {
  const rows = builtData<Row[]>(data) ?? [];
  const main = rows.filter((row) => row.page || row.kind !== 'type');
  const told = main.filter((row) => row.page?.description === '' && !row.deprecated);
  const untold = main.filter((row) => !told.includes(row));
  const types = rows.filter((row) => !row.page && row.kind === 'type');
  return (
    <div className={styles.exports}>
      {told.length > 0 && (
        <ul className={styles.told}>
          {told.map((row) => (
            <li key={`${row.entryPoint}#${row.name}`}>
              <Name row={row} />
            </li>
          ))}
        </ul>
      )}
      {untold.length > 0 && (
        <dl className={styles.rows}>
          {untold.map((row) => (
            <div key={`${row.entryPoint}#${row.name}`} className={styles.row}>
              <dt>
                <Name row={row} />
              </dt>
              <dd>
                {row.deprecated && <strong className={styles.deprecated}>Deprecated. </strong>}
                {row.page?.description || row.kind}
                {row.entryPoint !== name && (
                  <span className={styles.entry}>
                    from <code>{row.entryPoint}</code>
                  </span>
                )}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {types.length > 0 && (
        <details>
          <summary>
            {types.length} {types.length === 1 ? 'type' : 'types'}
          </summary>
          <p className={styles.types}>
            {types.map((row) => (
              <code key={`${row.entryPoint}#${row.name}`}>{row.name}</code>
            ))}
          </p>
        </details>
      )}
    </div>
  );
}
