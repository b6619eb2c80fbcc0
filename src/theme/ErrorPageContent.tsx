// Ejected: own look; texts of the specification (section 8).
import Head from '@docusaurus/Head';
import {getErrorCausalChain} from '@docusaurus/utils-common';
import type Original from '@theme/ErrorPageContent';
import type {ComponentProps} from 'react';
import {CrashReport} from '../shell/page/CrashReport';

export default function ErrorPageContent({error, tryAgain}: ComponentProps<typeof Original>) {
  const messages = getErrorCausalChain(error).map(({message}) => message);
  return (
    <>
      <Head>
        <title>Page Error</title>
      </Head>
      <CrashReport message={messages.join('\n\nCause:\n')} tryAgain={tryAgain} />
    </>
  );
}
