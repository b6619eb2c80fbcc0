// Ejected: the page for errors outside of any layout; same words and look as inside.
import {RouteContextProvider} from '@docusaurus/core/lib/client/routeContext';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import type Original from '@theme/Error';
import ErrorPageContent from '@theme/ErrorPageContent';
import Layout from '@theme/Layout';
import type {ComponentProps} from 'react';

// The layout asks which plugin made the route; a crash has none.
const route = {plugin: {name: 'docusaurus-core-error-boundary', id: 'default'}};

export default function PageError({error, tryAgain}: ComponentProps<typeof Original>) {
  const report = <ErrorPageContent error={error} tryAgain={tryAgain} />;
  return (
    <RouteContextProvider value={route}>
      {/* The layout itself may be what crashed. */}
      <ErrorBoundary fallback={() => report}>
        <Layout>{report}</Layout>
      </ErrorBoundary>
    </RouteContextProvider>
  );
}
