// Ejected: own look, and pages without a sidebar keep a way back.
import Link from '@docusaurus/Link';
import {
  useDoc,
  useDocsSidebar,
  useSidebarBreadcrumbs,
} from '@docusaurus/plugin-content-docs/client';
import {trailRoot} from '../../../shared/trail-root';
import {useFrontMatter} from '../../shell/page/use-front-matter';
import styles from './styles.module.css';

interface Crumb {
  label: string;
  href?: string;
}

function useCrumbs(): Crumb[] {
  const {metadata} = useDoc();
  const fromSidebar = useSidebarBreadcrumbs();
  const last = {label: metadata.title};
  const {crumb, trail, error_facts: message} = useFrontMatter();
  // Of a folder the sidebar lists only the index: the way to its pages comes with them. A message is said once, by the title.
  if (trail) return message ? trail : [...trail, last];
  if (!fromSidebar) {
    return [...(crumb && crumb !== metadata.title ? [{label: crumb}] : []), last];
  }
  const parents = fromSidebar.slice(0, -1).map((item) => ({
    label: item.label,
    href: item.type === 'category' && item.linkUnlisted ? undefined : item.href,
  }));
  return [...parents, last];
}

/** The way from the start of the docs to this page; search engines read it from what model/pages/structured-data.ts says. */
export default function DocBreadcrumbs() {
  const {metadata} = useDoc();
  const sidebar = useDocsSidebar();
  const root = trailRoot(sidebar?.name, metadata.permalink);
  const crumbs = [{label: root.label, href: root.path}, ...useCrumbs()];
  return (
    <nav aria-label="Breadcrumbs" className={styles.nav}>
      <ol className={styles.list}>
        {crumbs.map(({label, href}, index) => (
          <li key={`${label}${href}`} className={styles.item}>
            {href ? (
              <Link to={href} className={styles.link}>
                {label}
              </Link>
            ) : (
              <span aria-current={index === crumbs.length - 1 ? 'page' : undefined}>{label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
