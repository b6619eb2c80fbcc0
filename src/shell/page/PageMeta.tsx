import Link from '@docusaurus/Link';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {formatDay} from '../../ui/day';
import {EditIcon} from '../../ui/icons';
import {ReportPage} from './ReportPage';
import styles from './styles.module.css';
import {useFrontMatter} from './use-front-matter';

/** One quiet line below the title: since which version, how long, how old, and the link to change it. */
export function PageMeta() {
  const {metadata} = useDoc();
  const {since, reading_time: minutes, checked_against: others} = useFrontMatter();
  const updated = metadata.lastUpdatedAt ? new Date(metadata.lastUpdatedAt) : undefined;
  return (
    <ul className={styles.meta}>
      {since && (
        <li>
          <span className="pill">Since v{since}</span>
        </li>
      )}
      {minutes && <li className={styles.minutes}>{minutes} min read</li>}
      {others?.map(({package: name, version}) => (
        <li
          key={name}
          title="The version published next to the documented one, which this page was checked against"
          className={styles.other}
        >
          {`${name} ${version}`}
        </li>
      ))}
      {updated && (
        <li className="theme-last-updated">
          Updated <time dateTime={updated.toISOString()}>{formatDay(updated, 'short')}</time>
        </li>
      )}
      {metadata.editUrl && (
        <li data-no-print>
          <Link to={metadata.editUrl} className={`theme-edit-this-page ${styles.edit}`}>
            <EditIcon size={13} />
            Edit this page
          </Link>
        </li>
      )}
      <ReportPage title={metadata.title} />
    </ul>
  );
}
