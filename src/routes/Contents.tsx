import Link from '@docusaurus/Link';
import Layout from '@theme/Layout';
import type {ContentsPart, ContentsSection} from '../../shared/contents';
import page from '../pages/_shared/page.module.css';
import {CodeLabel} from '../shell/sidebar/CodeLabel';
import styles from './contents.module.css';

/** `/contents`: the pages of all sidebars as plain lists, which need no script; the menu of readers without any. */
export default function Contents({parts}: {parts: ContentsPart[]}) {
  return (
    <Layout title="Contents" description="All pages of the documentation, by topic, on one page.">
      <main className={page.page}>
        <header className={page.head}>
          <h1>Contents</h1>
          <p className={page.lead}>All pages of the documentation, by topic.</p>
        </header>
        <nav className={styles.jump} aria-label="Sections" data-no-print>
          {parts.map((part) => (
            <div key={part.title}>
              <a href={`#${anchorOf(part.title)}`}>{part.title}</a>
              <Jumps part={part} />
            </div>
          ))}
        </nav>
        {parts.map((part) => (
          <section key={part.title} className={styles.part}>
            <h2 id={anchorOf(part.title)}>{part.title}</h2>
            {part.sections.map((section) => (
              <Band key={section.title ?? ''} part={part.title} section={section} />
            ))}
          </section>
        ))}
      </main>
    </Layout>
  );
}

/**
 * Where the sections of a part are: on a phone folded, as they would fill its screen. A part without any says how
 * much it holds.
 */
function Jumps({part}: {part: ContentsPart}) {
  const titles = part.sections.flatMap(({title}) => title ?? []);
  if (titles.length === 0) {
    const count = part.sections.reduce((sum, {pages}) => sum + pages.length, 0);
    return <span className={styles.count}>{count === 1 ? '1 page' : `${count} pages`}</span>;
  }
  return (
    <details className={styles.sections}>
      <summary className="unfold">{titles.length} sections</summary>
      <ul>
        {titles.map((title) => (
          <li key={title}>
            <a href={`#${anchorOf(part.title, title)}`}>{title}</a>
          </li>
        ))}
      </ul>
    </details>
  );
}

const anchorOf = (...titles: string[]) =>
  titles
    .join(' ')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-');

function Band({part, section: {title, pages}}: {part: string; section: ContentsSection}) {
  return (
    <div className={styles.band}>
      {title && (
        <h3 id={anchorOf(part, title)}>
          <CodeLabel text={title} />
        </h3>
      )}
      <ul>
        {pages.map((entry) => (
          <li key={entry.path}>
            <Link to={entry.path}>
              <CodeLabel text={entry.title} />
            </Link>
            {entry.below && <small> {entry.below} pages</small>}
          </li>
        ))}
      </ul>
    </div>
  );
}
