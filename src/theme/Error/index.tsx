// Ejected: the page for errors outside of any layout; same words and look as inside.
import {RouteContextProvider} from '@docusaurus/core/lib/client/routeContext';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import Head from '@docusaurus/Head';
import {getErrorCausalChain} from '@docusaurus/utils-common';
import type Original from '@theme/Error';
import Layout from '@theme/Layout';
import type {ComponentProps} from 'react';
import {CrashReport} from '../../shell/page/CrashReport';

// The layout asks which plugin made the route; a crash has none.
const route = {plugin: {name: 'docusaurus-core-error-boundary', id: 'default'}};

export default function PageError({error, tryAgain}: ComponentProps<typeof Original>) {
  const message = getErrorCausalChain(error)
    .map((cause) => cause.message)
    .join('\n\nCause:\n');
  const report = <CrashReport message={message} tryAgain={tryAgain} />;
  return (
    <RouteContextProvider value={route}>
      <Head>
        <title>Page Error</title>
      </Head>
      {/* The layout itself may be what crashed. */}
      <ErrorBoundary fallback={() => report}>
        <Layout>{report}</Layout>
      </ErrorBoundary>
    </RouteContextProvider>
  );
}
