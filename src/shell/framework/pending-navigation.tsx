// Replaces core's component of this name: a page that can't be loaded ends in a document of its own,
// but not while the reader is offline, who would only lose the page that is there.
import ClientLifecyclesDispatcher, {
  dispatchLifecycleAction,
} from '@docusaurus/core/lib/client/ClientLifecyclesDispatcher';
import type {Location} from 'history';
import {memo, type ReactNode, useContext, useEffect, useMemo, useRef, useState} from 'react';
import {type RouteComponentProps, __RouterContext as RouterContext} from 'react-router';
import {useHistory} from 'react-router-dom';
import {useBrowserLayoutEffect} from '../../ui/use-browser-layout-effect';
import {showNotice, withdrawNotice} from '../notice';
import {FailedPage} from '../page/FailedPage';
import {askServer, inTime} from '../patience';
import preload from './preload';

const isBrowser = typeof window !== 'undefined';

/**
 * The framework scrolls to what the hash names without asking whether it can be decoded, and takes the
 * whole page down if not; what can't be names nothing.
 */
function withReadableHash(location: Location): Location {
  try {
    decodeURIComponent(location.hash);
    return location;
  } catch {
    return {...location, hash: '#'};
  }
}

/** Calls back when a reader presses Escape, as they would to stop a page that loads. */
function onEscape(stop: () => void): () => void {
  const onKey = ({key}: KeyboardEvent) => key === 'Escape' && stop();
  window.addEventListener('keydown', onKey);
  return () => window.removeEventListener('keydown', onKey);
}

/** The page that a reader sees, or why it can't be shown. */
interface Shown {
  location: Location;
  /** Why neither the page nor its document could be loaded. */
  failure?: unknown;
}

/**
 * A page at its address. While the next one is loaded it isn't rendered again: the router's own `<Route>` tells
 * every link of a page that something has changed, when only the address has.
 */
const PageAt = memo(
  function PageAt({
    shown: {location},
    router,
    children,
  }: {
    shown: Shown;
    router: RouteComponentProps;
    children: ReactNode;
  }) {
    const {pathname} = location;
    // As the router itself answers outside of all routes.
    const match = {path: '/', url: '/', params: {}, isExact: pathname === '/'};
    return (
      <RouterContext.Provider value={{...router, location, match}}>
        {children}
      </RouterContext.Provider>
    );
  },
  (before, after) => before.shown === after.shown,
);

/** Shows the page of the last location until everything for the next one is there. */
export default function PendingNavigation({
  location,
  children,
}: {
  location: Location;
  children: ReactNode;
}) {
  const history = useHistory();
  const router = useContext(RouterContext);
  const [shown, setShown] = useState<Shown>({location});
  const scrolledTo = useMemo(() => withReadableHash(shown.location), [shown.location]);
  const previous = useRef<Location | null>(null);
  useState(
    () => isBrowser && dispatchLifecycleAction('onRouteUpdate', {previousLocation: null, location}),
  );

  useBrowserLayoutEffect(() => {
    const before = shown.location;
    if (location === before) return undefined;
    let isCurrent = true;
    const settle = dispatchLifecycleAction('onRouteUpdate', {previousLocation: before, location});
    const show = (failure?: unknown) => {
      previous.current = before;
      // Unless it says why the reader is back where they were.
      if (location.pathname !== before.pathname) withdrawNotice();
      settle();
      setShown({location, failure});
    };
    const explain = async (error: unknown) => {
      console.warn(error);
      settle();
      const answer = await askServer(location.pathname);
      if (!isCurrent) return;
      // Most likely a newer version of the site has been deployed: the server has the page.
      if (answer === 'has it') window.location.reload();
      else if (answer === 'fails') show(error);
      else {
        showNotice('You are offline, and this page has not been loaded yet.');
        if (history.action === 'PUSH') history.goBack();
      }
    };
    inTime(preload(location.pathname)).then(
      () => {
        if (isCurrent) show();
      },
      (error: unknown) => {
        if (isCurrent) explain(error);
      },
    );
    const forget = onEscape(() => {
      if (history.action === 'PUSH') history.goBack();
    });
    return () => {
      isCurrent = false;
      forget();
      settle();
    };
  }, [location]);

  useEffect(() => {
    // What had the focus went with its page: the next one begins at its heading.
    if (!previous.current || shown.location.hash || document.activeElement !== document.body)
      return;
    const heading = document.querySelector('h1');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({preventScroll: true});
  }, [shown]);

  const retry = () =>
    inTime(preload(shown.location.pathname)).then(
      () => setShown({location: shown.location}),
      (failure: unknown) => setShown({location: shown.location, failure}),
    );
  return (
    <ClientLifecyclesDispatcher previousLocation={previous.current} location={scrolledTo}>
      <PageAt shown={shown} router={router}>
        {shown.failure ? <FailedPage error={shown.failure} retry={retry} /> : children}
      </PageAt>
    </ClientLifecyclesDispatcher>
  );
}
