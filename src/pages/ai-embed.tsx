import Head from '@docusaurus/Head';
import {PageMetadata} from '@docusaurus/theme-common';
import {AskPanel} from '../ask/AskPanel';
import {ColorModeProvider} from '../shell/color-mode';
import styles from './_shared/ask.module.css';

/** `/ai-embed`: the ask panel alone, for frames. Its links open beside the frame. */
export default function AiEmbed() {
  return (
    // Without the layout around it, the page itself follows the system's mode.
    <ColorModeProvider>
      <PageMetadata
        title="Ask the docs, embedded"
        description="The ask panel without navigation, for frames: quoted passages from the documentation with links."
      />
      <Head>
        <meta name="robots" content="noindex, follow" />
      </Head>
      <main className={styles.embed}>
        <h1>Ask the docs</h1>
        <AskPanel newTab />
      </main>
    </ColorModeProvider>
  );
}
