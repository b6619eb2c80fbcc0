// Stands in for `react-router-dom` (plugins/replacements.ts): the site's routes are fixed paths, so
// the patterns, parameters and blockers of the package would be 9 KB that nobody uses.
import {
  type AnchorHTMLAttributes,
  type ComponentType,
  type Context,
  createContext,
  type ReactNode,
  type Ref,
  useContext,
  useEffect,
  useLayoutEffect,
  useState,
} from 'react';
import {
  createBrowserHistory,
  createLocation,
  createPath,
  createStaticHistory,
  type History,
  type Location,
  type To,
} from './history';
import {type Match, matchPath, rootMatch} from './match';

export {matchPath};

// Two contexts: links need only the history, and so don't render again when the page changes.
const HistoryContext = createContext<History | undefined>(undefined);
const LocationContext = createContext<Location | undefined>(undefined);

function useRequired<T>(context: Context<T | undefined>): T {
  const value = useContext(context);
  if (value === undefined) throw new Error('There is no router around this component.');
  return value;
}

/** The history of the site. */
export const useHistory = (): History => useRequired(HistoryContext);
/** Where the page that is shown is. */
export const useLocation = (): Location => useRequired(LocationContext);

const useBrowserLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect;

function Router({history, children}: {history: History; children: ReactNode}) {
  const [location, setLocation] = useState(history.location);
  useBrowserLayoutEffect(() => {
    // Something may have moved on while the first render was under way.
    setLocation(history.location);
    return history.listen(setLocation);
  }, [history]);
  return (
    <HistoryContext.Provider value={history}>
      <LocationContext.Provider value={location}>{children}</LocationContext.Provider>
    </HistoryContext.Provider>
  );
}

/** The router of the browser. */
export function BrowserRouter({children}: {children: ReactNode}) {
  const [history] = useState(createBrowserHistory);
  return <Router history={history}>{children}</Router>;
}

/** The router of the build, which renders one address. */
export function StaticRouter({location, children}: {location: string; children: ReactNode}) {
  const [history] = useState(() => createStaticHistory(location));
  return <Router history={history}>{children}</Router>;
}

/** The framework asks for it, but only with a setting that this site doesn't have. */
export function HashRouter(): never {
  throw new Error('This site has no hash routing.');
}

interface RouteProps {
  location?: Location;
  render: (props: {history: History; location: Location; match: Match}) => ReactNode;
}

/** Renders with another location than the current one, which holds the old page until the new is there. */
export function Route({location, render}: RouteProps) {
  const history = useHistory();
  const current = useLocation();
  const shown = location ?? current;
  return (
    <LocationContext.Provider value={shown}>
      {render({history, location: shown, match: rootMatch(shown.pathname)})}
    </LocationContext.Provider>
  );
}

/** Moves on to another address. */
export function Redirect({to, push = false}: {to: To; push?: boolean}) {
  const history = useHistory();
  useEffect(() => {
    if (push) history.push(to);
    else history.replace(to);
  }, [history, to, push]);
  return null;
}

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  to: To | ((location: Location) => To);
  replace?: boolean;
  innerRef?: Ref<HTMLAnchorElement>;
  component?: ComponentType<{href: string}>;
}

interface AnchorProps extends Omit<LinkProps, 'to'> {
  to: To;
}

function Anchor({to, replace = false, innerRef, component: _, onClick, ...props}: AnchorProps) {
  const history = useHistory();
  return (
    <a
      {...props}
      href={typeof to === 'string' ? to : createPath(to)}
      ref={innerRef}
      onClick={(event) => {
        onClick?.(event);
        const modified = event.metaKey || event.altKey || event.ctrlKey || event.shiftKey;
        const elsewhere = props.target !== undefined && props.target !== '_self';
        if (event.defaultPrevented || event.button !== 0 || modified || elsewhere) return;
        event.preventDefault();
        const next = createLocation(to, undefined, history.location);
        const same = createPath(history.location) === createPath(next);
        history[replace || same ? 'replace' : 'push'](next, next.state);
      }}
    />
  );
}

function RelativeLink({to, ...props}: LinkProps) {
  const location = useLocation();
  const target = typeof to === 'function' ? to(location) : to;
  return <Anchor {...props} to={createLocation(target, undefined, location)} />;
}

/** A link that changes the page without loading the document. */
export function Link({to, ...props}: LinkProps) {
  // Absolute addresses, as nearly all are, stay as written and don't depend on the page.
  return typeof to === 'string' && to.startsWith('/') ? (
    <Anchor {...props} to={to} />
  ) : (
    <RelativeLink {...props} to={to} />
  );
}

interface NavLinkProps extends LinkProps {
  activeClassName?: string;
  exact?: boolean;
  strict?: boolean;
  isActive?: (match: Match | null, location: Location) => boolean;
}

/** A link that tells whether it leads to, or above, the page that is shown. */
export function NavLink({
  activeClassName = 'active',
  exact,
  strict,
  isActive,
  className,
  'aria-current': current = 'page',
  ...props
}: NavLinkProps) {
  const location = useLocation();
  const to = typeof props.to === 'function' ? props.to(location) : props.to;
  const {pathname} = createLocation(to, undefined, location);
  const match = matchPath(location.pathname, {path: pathname, exact, strict});
  const active = isActive ? isActive(match, location) : match !== null;
  return (
    <Link
      {...props}
      className={[className, active && activeClassName].filter(Boolean).join(' ') || undefined}
      aria-current={active ? current : undefined}
    />
  );
}
