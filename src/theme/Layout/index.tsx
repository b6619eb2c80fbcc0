// Ejected: own frame around every page, with preloaded fonts; the parts and their order are the framework's.
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import {useLocation} from '@docusaurus/router';
import {PageMetadata, SkipToContentFallbackId} from '@docusaurus/theme-common';
import {useKeyboardNavigation} from '@docusaurus/theme-common/internal';
import AnnouncementBar from '@theme/AnnouncementBar';
import ErrorPageContent from '@theme/ErrorPageContent';
import Footer from '@theme/Footer';
import type {Props} from '@theme/Layout';
import LayoutProvider from '@theme/Layout/Provider';
import Navbar from '@theme/Navbar';
import SkipToContent from '@theme/SkipToContent';
import clsx from 'clsx';
import {preload} from 'react-dom';
import {socialCardPath} from '../../../shared/social-card';
import {AskButton, AskRoom} from '../../ask/AskButton';
import sansFont from '../../css/fonts/instrument-sans.woff2';
import monoFont from '../../css/fonts/jetbrains-mono.woff2';
import {useMedia} from '../../shell/use-media';

/** Where the button of the assistant is in the bar above (src/ask/button.module.css). */
const ASK_IN_BAR = '(max-width: 1419px)';

export default function Layout({children, noFooter, wrapperClassName, title, description}: Props) {
  useKeyboardNavigation();
  const {pathname} = useLocation();
  const askInBar = useMedia(ASK_IN_BAR);
  // The not-found page has no address of its own, and so no card of its own.
  const card = pathname.endsWith('.html') ? undefined : socialCardPath(pathname);
  // Not through the framework's <Head>: it adds the tags again while hydrating, and they load twice.
  for (const font of [sansFont, monoFont]) {
    preload(font, {as: 'font', type: 'font/woff2', crossOrigin: 'anonymous'});
  }
  return (
    <LayoutProvider>
      <PageMetadata title={title} description={description} image={card} />
      <SkipToContent />
      <AskRoom inBar={noFooter} />
      {/* A tool fills the screen: it has no footer, and no room for news. */}
      {!noFooter && <AnnouncementBar />}
      <Navbar />
      {/* Keys reach it where the eye does: behind the bar, or, in the corner, last. */}
      {(noFooter || askInBar) && <AskButton inBar={noFooter} />}
      <div id={SkipToContentFallbackId} className={clsx('main-wrapper', wrapperClassName)}>
        <ErrorBoundary fallback={(params) => <ErrorPageContent {...params} />}>
          {children}
        </ErrorBoundary>
      </div>
      {!noFooter && <Footer />}
      {!(noFooter || askInBar) && <AskButton />}
    </LayoutProvider>
  );
}
