import Head from '@docusaurus/Head';
import Layout from '@theme/Layout';
import {SearchPage} from './_search/SearchPage';

/** The full result list; the reader's query never reaches the server, so the page isn't indexed. */
export default function Search() {
  return (
    <Layout
      title="Search"
      description="Search the guides, the API reference, the command line, templates and the blog."
    >
      <Head>
        <meta name="robots" content="noindex, follow" />
      </Head>
      <main className="container">
        <SearchPage />
      </main>
    </Layout>
  );
}
