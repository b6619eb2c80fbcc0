import Layout from '@theme/Layout';
import page from '../pages/_shared/page.module.css';
import {ErrorList, type ErrorRow} from './ErrorList';

/** `/errors`: paste a message or a log, and read its causes; without scripts, the index of all entries. */
export default function DecoderPage({data}: {data: {book: string; rows: ErrorRow[]}}) {
  return (
    <Layout
      title="What does this error mean?"
      description="Paste a message, a stack trace or a whole log, and read what it means, why it happens and what to do."
    >
      <main className={page.page}>
        <header className={page.head}>
          <h1>What does this error mean?</h1>
        </header>
        <ErrorList rows={data.rows} />
      </main>
    </Layout>
  );
}
