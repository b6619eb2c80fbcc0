// Stands in for `react-router-dom` (plugins/replacements.ts): the site's routes are fixed paths, so
// the patterns, parameters and blockers of the package would be 9 KB that nobody uses.
import {
  type AnchorHTMLAttributes,
  type ComponentType,
  createContext,
  type ReactNode,
  type Ref,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
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

interface RouterState {
  history: History;
  location: Location;
}

const RouterContext = createContext<RouterState | undefined>(undefined);

function useRouter(): RouterState {
  const state = useContext(RouterContext);
  if (!state) throw new Error('There is no router around this component.');
  return state;
}

/** The history of the site. */
export const useHistory = (): History => useRouter().history;
/** Where the page that is shown is. */
export const useLocation = (): Location => useRouter().location;

const useBrowserLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect;

function Router({history, children}: {history: History; children: ReactNode}) {
  const [location, setLocation] = useState(history.location);
  useBrowserLayoutEffect(() => {
    // Something may have moved on while the first render was under way.
    setLocation(history.location);
    return history.listen(setLocation);
  }, [history]);
  const state = useMemo(() => ({history, location}), [history, location]);
  return <RouterContext.Provider value={state}>{children}</RouterContext.Provider>;
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
  render: (props: RouterState & {match: Match}) => ReactNode;
}

/** Renders with another location than the current one, which holds the old page until the new is there. */
export function Route({location, render}: RouteProps) {
  const router = useRouter();
  const state = useMemo(
    () => ({history: router.history, location: location ?? router.location}),
    [router, location],
  );
  return (
    <RouterContext.Provider value={state}>
      {render({...state, match: rootMatch(state.location.pathname)})}
    </RouterContext.Provider>
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

/** A link that changes the page without loading the document. */
export function Link({to, replace = false, innerRef, component: _, onClick, ...props}: LinkProps) {
  const {history, location} = useRouter();
  const target = () =>
    createLocation(typeof to === 'function' ? to(location) : to, undefined, location);
  return (
    <a
      {...props}
      // Absolute addresses, as nearly all are, stay as written.
      href={typeof to === 'string' && to.startsWith('/') ? to : createPath(target())}
      ref={innerRef}
      onClick={(event) => {
        onClick?.(event);
        const modified = event.metaKey || event.altKey || event.ctrlKey || event.shiftKey;
        const elsewhere = props.target !== undefined && props.target !== '_self';
        if (event.defaultPrevented || event.button !== 0 || modified || elsewhere) return;
        event.preventDefault();
        const next = target();
        const same = createPath(location) === createPath(next);
        history[replace || same ? 'replace' : 'push'](next, next.state);
      }}
    />
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
  const {location} = useRouter();
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
