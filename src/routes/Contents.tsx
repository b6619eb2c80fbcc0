import Link from '@docusaurus/Link';
import Layout from '@theme/Layout';
import page from '../pages/_shared/page.module.css';
import styles from './contents.module.css';

interface Section {
  title: string;
  pages: {title: string; path: string}[];
}

/** `/contents`: every page as a plain list, which needs no script; the menu of readers without any. */
export default function Contents({sections}: {sections: Section[]}) {
  return (
    <Layout title="Contents" description="All pages of the documentation, by topic, on one page.">
      <main className={page.page}>
        <header className={page.head}>
          <h1>Contents</h1>
          <p className={page.lead}>All pages of the documentation, by topic.</p>
        </header>
        <div className={styles.sections}>
          {sections.map(({title, pages}) => (
            <section key={title}>
              <h2>{title}</h2>
              <ul>
                {pages.map((entry) => (
                  <li key={entry.path}>
                    <Link to={entry.path}>{entry.title}</Link>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      </main>
    </Layout>
  );
}
