import Layout from '@theme/Layout';
import {Decoder} from '../decoder/Decoder';
import styles from '../decoder/decoder.module.css';
import {ErrorList, type ErrorRow} from '../decoder/ErrorList';
import type {ReadFix} from '../decoder/use-decoded';
import page from '../pages/_shared/page.module.css';

/** With what reads Markdown, which comes when something was found. */
const readFix: ReadFix = async (slug, message) =>
  (await import('../ask/fix')).readFix(slug, message);

/** `/errors`: paste a message or a log, and read its causes; without scripts, the index of all entries. */
export default function DecoderPage({data}: {data: {book: string; rows: ErrorRow[]}}) {
  return (
    <Layout
      title="Error decoder"
      description="Paste a message, a stack trace or a whole log, and read what it means, why it happens and what to do."
    >
      <main className={page.page}>
        <header className={page.head}>
          <h1>Error decoder</h1>
          <p className={page.lead}>
            Paste a message, a stack trace or a log. You get the causes in order, each with its fix.
          </p>
        </header>
        <Decoder book={data.book} readFix={readFix} />
        <div className={styles.index}>
          <h2>All {data.rows.length} entries</h2>
          <ErrorList rows={data.rows} headings="h3" />
        </div>
      </main>
    </Layout>
  );
}
