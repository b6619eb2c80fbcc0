import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {identity} from '../../../config/identity';
import {reportUrl} from './report-url';
import styles from './styles.module.css';

/** Opens an issue about this page, with its address and what is selected; where a repository takes it. */
export function ReportPage({title}: {title: string}) {
  const {customFields} = useDocusaurusContext().siteConfig;
  const {pathname} = useLocation();
  const repository = customFields?.ownRepository;
  if (typeof repository !== 'string') return null;
  const page = {title, version: identity.version};
  return (
    <li data-no-print>
      <a
        href={reportUrl(repository, {...page, address: pathname})}
        className={styles.edit}
        onClick={({currentTarget}) => {
          // Known only now: what the reader has selected, and where the site is served from.
          const selected = window.getSelection()?.toString() ?? '';
          const address = window.location.href;
          currentTarget.href = reportUrl(repository, {...page, address, selected});
        }}
      >
        Report this page
      </a>
    </li>
  );
}
