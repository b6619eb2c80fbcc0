import {RouteContextProvider} from '@docusaurus/core/lib/client/routeContext';
import Layout from '@theme/Layout';
import Loading from '@theme/Loading';

// The layout asks which plugin made the route; this one wasn't loaded.
const route = {plugin: {name: 'site-failed-page', id: 'default'}};

/** A page of which neither the files nor the document could be loaded: what failed, and another try. */
export function FailedPage({error, retry}: {error: unknown; retry: () => void}) {
  return (
    <RouteContextProvider value={route}>
      <Layout title="This page could not be loaded">
        <main>
          <Loading isLoading={false} pastDelay timedOut={false} error={error} retry={retry} />
        </main>
      </Layout>
    </RouteContextProvider>
  );
}
