// Ejected: own look, and pages without a sidebar keep a way back.
import Link from '@docusaurus/Link';
import {useDoc, useSidebarBreadcrumbs} from '@docusaurus/plugin-content-docs/client';
import styles from './styles.module.css';

interface Crumb {
  label: string;
  href?: string;
}

function useCrumbs(): Crumb[] {
  const {metadata, frontMatter} = useDoc();
  const fromSidebar = useSidebarBreadcrumbs();
  const last = {label: metadata.title};
  if (!fromSidebar) {
    const crumb = (frontMatter as {crumb?: string}).crumb;
    return [...(crumb && crumb !== metadata.title ? [{label: crumb}] : []), last];
  }
  const parents = fromSidebar.slice(0, -1).map((item) => ({
    label: item.label,
    href: item.type === 'category' && item.linkUnlisted ? undefined : item.href,
  }));
  return [...parents, last];
}

/** The way from the start of the docs to this page; marked up for search engines. */
export default function DocBreadcrumbs() {
  const crumbs = [{label: 'Docs', href: '/docs/'}, ...useCrumbs()];
  return (
    <nav aria-label="Breadcrumbs" className={styles.nav}>
      <ol className={styles.list} itemScope itemType="https://schema.org/BreadcrumbList">
        {crumbs.map(({label, href}, index) => (
          <li
            key={`${label}${href}`}
            className={styles.item}
            {...(href && {
              itemScope: true,
              itemProp: 'itemListElement',
              itemType: 'https://schema.org/ListItem',
            })}
          >
            {href ? (
              <Link to={href} className={styles.link} itemProp="item">
                <span itemProp="name">{label}</span>
              </Link>
            ) : (
              <span aria-current={index === crumbs.length - 1 ? 'page' : undefined}>{label}</span>
            )}
            {href && <meta itemProp="position" content={String(index + 1)} />}
          </li>
        ))}
      </ol>
    </nav>
  );
}
