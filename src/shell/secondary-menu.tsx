// Replaces theme-common's context of the same name: it sorts the names of props by language, for
// which a browser loads its table of languages, 30 ms of each page on a slow phone.
import {
  type ComponentType,
  createContext,
  type ReactNode,
  useEffect,
  useMemo,
  useState,
} from 'react';
import {useLayoutValue} from './use-layout-value';

/** What a page puts into the menu of narrow screens: a component and its props. */
type Content = {component: ComponentType<object>; props: object} | {component: null; props: null};

const NOTHING: Content = {component: null, props: null};

const Context = createContext<
  readonly [content: Content, setContent: (content: Content) => void] | undefined
>(undefined);

const useContent = () => useLayoutValue(Context, 'useNavbarSecondaryMenuContent');

/** Holds what the page that is open puts into the menu. */
export function NavbarSecondaryMenuContentProvider({children}: {children: ReactNode}) {
  const value = useState(NOTHING);
  return <Context.Provider value={value}>{children}</Context.Provider>;
}

/**
 * What the page that is open puts into the menu.
 *
 * @throws {Error} Outside the site's layout.
 */
export function useNavbarSecondaryMenuContent(): Content {
  return useContent()[0];
}

interface FillerProps<Props extends object> {
  component: ComponentType<Props>;
  /** Always the same names. */
  props: Props;
}

/** Fills the menu as long as it is on the page; draws nothing itself. */
export function NavbarSecondaryMenuFiller<Props extends object>({
  component,
  props,
}: FillerProps<Props>): ReactNode {
  const [, setContent] = useContent();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another object with the same values changes nothing
  const kept = useMemo(() => props, Object.values(props));
  useEffect(() => {
    setContent({component: component as ComponentType<object>, props: kept});
  }, [setContent, component, kept]);
  useEffect(() => () => setContent(NOTHING), [setContent]);
  return null;
}
