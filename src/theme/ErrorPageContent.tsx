// Ejected: own look; texts of the specification (section 8).
import Head from '@docusaurus/Head';
import {getErrorCausalChain} from '@docusaurus/utils-common';
import type Original from '@theme/ErrorPageContent';
import type {ComponentProps} from 'react';
import {CrashReport} from '../shell/page/CrashReport';

export default function ErrorPageContent({error, tryAgain}: ComponentProps<typeof Original>) {
  const message = getErrorCausalChain(error)
    .map((cause) => cause.message)
    .join('\n\nCause:\n');
  return (
    <>
      <Head>
        <title>Page Error</title>
      </Head>
      <CrashReport message={message} tryAgain={tryAgain} />
    </>
  );
}
